import { connect, createServer } from 'node:net'
import { listen } from '@/testing/http'

/** Slow 4G as Lighthouse has it, in bytes per millisecond and milliseconds. */
const down = 1600 / 8
const up = 750 / 8
const oneWay = 75
/** What a packet carries, and its headers. */
const packet = 1448
const headers = 52
const firstWindow = 10 * packet
const sendBuffer = 64 * 1024

/** A direction of the link, which all connections share: `send` returns when the last byte arrives. */
function lane(rate: number) {
  let free = 0
  return (bytes: number) => {
    free = Math.max(free, performance.now()) + bytes / rate
    return free + oneWay
  }
}

const at = (time: number, act: () => void) => void setTimeout(act, time - performance.now())

/**
 * Starts a phone's slow link to a server: the handshake of TCP, slow start from ten packets, and one
 * bottleneck for all connections. It carries TLS, so a browser reads a record when all of it is there.
 * @param port of the server
 * @returns the port of the link
 */
export async function startSlowLink(port: number) {
  const sendDown = lane(down)
  const sendUp = lane(up)
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true })
    const connected = performance.now() + 2 * oneWay
    const waiting: Buffer[] = []
    const arriving: Buffer[] = []
    const sent: Buffer[] = []
    let [held, inFlight, window] = [0, 0, firstWindow]

    function pump() {
      while (held > 0 && inFlight < window) {
        const next = waiting.shift() ?? Buffer.alloc(0)
        const data = next.subarray(0, packet)
        if (next.length > packet) waiting.unshift(next.subarray(packet))
        held -= data.length
        inFlight += data.length
        arriving.push(data)
        const arrival = sendDown(data.length + headers)
        at(arrival, () => client.write(arriving.shift() ?? ''))
        at(arrival + oneWay, () => {
          inFlight -= data.length
          window += data.length
          pump()
        })
      }
      if (held < sendBuffer) upstream.resume()
    }

    upstream.on('data', (data) => {
      waiting.push(data)
      held += data.length
      if (held >= sendBuffer) upstream.pause()
      pump()
    })
    client.on('data', (data) => {
      sent.push(data)
      const arrival = Math.max(sendUp(data.length + headers), connected + oneWay)
      at(arrival, () => upstream.write(sent.shift() ?? ''))
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy())
  })
  const linkPort = await listen(server)
  return { port: linkPort, close: () => server.close() }
}
