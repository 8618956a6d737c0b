import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'
import { at, type Bottleneck, PACKET, type Sender } from './bottleneck'

const initialWindow = 10 * PACKET
/** Bytes that the server may write ahead; few, so that it decides late what to send next. */
const ahead = 4 * PACKET

/** The server's end of one connection through the bottleneck. */
export class Connection extends Duplex implements Sender {
  size = 0
  inFlight = 0
  window = initialWindow
  queued = false
  flying: Buffer[] = []
  private parts: Buffer[] = []
  private arriving: Buffer[] = []
  private goOn: (() => void) | undefined

  constructor(
    private readonly socket: Socket,
    private readonly link: Bottleneck,
  ) {
    super({ writableHighWaterMark: 1024 })
    const afterHandshake = performance.now() + link.rtt
    let last = 0
    socket.on('data', (data) => {
      last = Math.max(last, link.arrival(data.length, afterHandshake))
      this.arriving.push(data)
      // Timers may fire out of order; bytes must stay in order.
      at(last, () => !this.destroyed && this.push(this.arriving.shift()))
    })
    socket.on('error', () => this.destroy())
    socket.on('close', () => this.destroy())
  }

  override _read() {}

  override _write(chunk: Buffer, _: BufferEncoding, written: () => void) {
    this.parts.push(chunk)
    this.size += chunk.length
    this.link.offer(this)
    if (this.size < ahead) written()
    else this.goOn = written
  }

  nextPacket() {
    const packet: Buffer[] = []
    let length = 0
    while (length < PACKET) {
      const part = this.parts[0]
      if (!part) break
      const fits = Math.min(part.length, PACKET - length)
      packet.push(part.subarray(0, fits))
      length += fits
      if (fits === part.length) this.parts.shift()
      else this.parts[0] = part.subarray(fits)
    }
    this.size -= length
    if (this.goOn && this.size < ahead) {
      setImmediate(this.goOn)
      this.goOn = undefined
    }
    return Buffer.concat(packet)
  }

  deliver() {
    const data = this.flying.shift()
    if (data && this.socket.writable) this.socket.write(data)
  }

  override _final(finished: () => void) {
    setTimeout(() => this.socket.end(), 500)
    finished()
  }

  override _destroy(error: Error | null, destroyed: (error: Error | null) => void) {
    this.socket.destroy()
    destroyed(error)
  }
}
