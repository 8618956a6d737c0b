import { createSecureServer, type Http2Session, type ServerHttp2Stream } from 'node:http2'
import { createServer, type Socket } from 'node:net'
import { generate } from 'selfsigned'
import { listen } from '@/testing/http'
import { Bottleneck, type Network } from './bottleneck'
import { Connection } from './connection'
import type { Origin } from './origin'

/** Bytes sent of one answer before the next one is chosen. */
const slice = 4096
/** Urgency and whether answers of the same urgency take turns: RFC 9218. */
const priority = (header: string) => ({
  urgency: Number(/u=(\d)/.exec(header)?.[1] ?? 3),
  inTurns: /(^|[ ,])i(,|$|=\?1)/.test(header),
})

interface Job extends ReturnType<typeof priority> {
  stream: ServerHttp2Stream
  body: Buffer
  sent: number
}

/** Sends the answers of one session by the browser's priorities, as a good CDN does. */
class Scheduler {
  private jobs: Job[] = []
  private busy = false
  private turn = 0

  constructor(private readonly session: Http2Session) {}

  add(stream: ServerHttp2Stream, body: Buffer, header: string) {
    this.jobs.push({ stream, body, sent: 0, ...priority(header) })
    stream.on('close', () => (this.jobs = this.jobs.filter((job) => job.stream !== stream)))
    this.next()
  }

  private next() {
    if (this.busy || this.session.destroyed) return
    const urgency = Math.min(...this.jobs.map((job) => job.urgency))
    const first = this.jobs.filter((job) => job.urgency === urgency)
    const job = first.find(({ inTurns }) => !inTurns) ?? first[this.turn++ % first.length]
    if (job) this.send(job)
  }

  private send(job: Job) {
    const chunk = job.body.subarray(job.sent, job.sent + slice)
    job.sent += chunk.length
    this.busy = true
    const sent = () => {
      this.busy = false
      if (job.sent >= job.body.length || job.stream.destroyed) {
        if (!job.stream.destroyed) job.stream.end()
        this.jobs = this.jobs.filter((one) => one !== job)
      }
      this.next()
    }
    if (job.stream.destroyed) sent()
    else job.stream.write(chunk, sent)
  }
}

/**
 * Starts a phone's slow link with HTTP/2 over TLS in front of some origins, all behind one
 * bottleneck. It models what DevTools throttling leaves out: round trips of TCP and TLS, slow start,
 * one bottleneck for all connections, and a server that sends by the browser's priorities.
 * @returns `urls`, one for each origin, and `close`
 */
export async function startHttp2Link(network: Network, origins: Origin[]) {
  const link = new Bottleneck(network)
  const sockets = new Set<Socket>()
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  })
  const servers = origins.map((origin) => {
    const http2 = createSecureServer({ key, cert, settings: { initialWindowSize: 1 << 20 } })
    http2.on('session', (session) => {
      const scheduler = new Scheduler(session)
      session.on('error', () => session.destroy())
      session.on('stream', (stream, headers) => {
        stream.on('error', () => stream.destroy())
        void origin(headers).then((answer) => {
          if (stream.destroyed) return
          stream.respond(answer.headers)
          if (answer.body.length) scheduler.add(stream, answer.body, String(headers.priority ?? ''))
          else stream.end()
        })
      })
    })
    return createServer((socket) => {
      socket.setNoDelay()
      sockets.add(socket)
      http2.emit('connection', new Connection(socket, link))
    })
  })
  const ports = await Promise.all(servers.map(listen))
  const close = () => {
    for (const server of servers) server.close()
    for (const socket of sockets) socket.destroy()
  }
  return { urls: ports.map((port) => `https://localhost:${port}`), close }
}
