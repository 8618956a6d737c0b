import { connect } from 'node:net'

const longestWaitMs = 30_000
const brokenMs = 200
/** How an answer without JavaScript, and one with it, leads to a page of thanks. */
const thanks = /^location: [^\r\n]*thank-you|"goTo":"[^"]*thank-you/im

/** The status of an answer, that it sends the visitor on, `''` when the connection ended without one, or
 * that none came in time. */
type Outcome = string

/**
 * Writes bytes to a connection of its own and reads the status of what comes back.
 * @param broken the bytes may be no whole request: then nothing follows, and the server is told so
 */
export function exchange(port: number, bytes: Buffer, broken: boolean): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let read = ''
    // One that is damaged may be two requests: the worst answer counts.
    const status = () =>
      [...read.matchAll(/^HTTP\/1\.[01] ([2-9]\d\d)/gm)]
        .map(([, one = '']) => one)
        .sort()
        .at(-1) ?? ''
    const timer = setTimeout(() => {
      socket.destroy()
      resolve(status() || 'none in time')
    }, longestWaitMs)
    socket.on('connect', () => {
      socket.write(bytes)
      if (broken) setTimeout(() => socket.end(), brokenMs)
    })
    socket.on('data', (chunk: Buffer) => {
      if (read.length < 4096) read += chunk.toString('latin1')
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(thanks.test(read) ? 'thanked' : status())
    })
  })
}
