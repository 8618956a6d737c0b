/** Bytes of one packet, and of its headers. */
export const PACKET = 1448
const HEADERS = 52

export interface Network {
  /** Bits a second to the phone and from it. */
  down: number
  up: number
  /** Round trip in milliseconds. */
  rtt: number
}

/** The server's end of a connection, as the bottleneck uses it. */
export interface Sender {
  size: number
  inFlight: number
  window: number
  queued: boolean
  nextPacket(): Buffer
  deliver(): void
  flying: Buffer[]
}

const largestWindow = 262_144
const now = () => performance.now()

/** Acts at a time of `performance.now()`, or at once when a busy machine has passed it. */
export const at = (time: number, act: () => void) => setTimeout(act, Math.max(0, time - now()))

/** The slow link that all connections of a phone share. */
export class Bottleneck {
  readonly rtt: number
  private readonly half: number
  private readonly downPerMs: number
  private readonly upPerMs: number
  private downFree = 0
  private upFree = 0
  private ready: Sender[] = []
  private timer: NodeJS.Timeout | undefined

  constructor({ down, up, rtt }: Network) {
    this.rtt = rtt
    this.half = rtt / 2
    this.downPerMs = down / 8000
    this.upPerMs = up / 8000
  }

  /** When bytes that the phone sends now arrive at the server, in milliseconds of `performance.now()`. */
  arrival(bytes: number, earliest: number) {
    this.upFree = Math.max(this.upFree, now()) + (bytes + HEADERS) / this.upPerMs
    return Math.max(this.upFree, earliest) + this.half
  }

  /** Queues a connection that has something to send and whose window is open. */
  offer(sender: Sender) {
    if (sender.queued || !sender.size || sender.inFlight >= sender.window) return
    sender.queued = true
    this.ready.push(sender)
    this.pump()
  }

  private pump() {
    if (this.timer) return
    for (;;) {
      const wait = this.downFree - now()
      if (this.ready.length && wait > 1) {
        this.timer = setTimeout(() => {
          this.timer = undefined
          this.pump()
        }, wait)
        return
      }
      const sender = this.ready.shift()
      if (!sender) return
      sender.queued = false
      this.send(sender)
    }
  }

  /** Sends one packet. Slow start opens the window by the confirmed bytes. */
  private send(sender: Sender) {
    const data = sender.nextPacket()
    this.downFree = Math.max(this.downFree, now()) + (data.length + HEADERS) / this.downPerMs
    sender.inFlight += data.length
    sender.flying.push(data)
    const there = this.downFree + this.half
    at(there, () => sender.deliver())
    at(there + this.half, () => {
      sender.inFlight -= data.length
      if (sender.window < largestWindow) sender.window += data.length
      this.offer(sender)
    })
    this.offer(sender)
  }
}
