import { connect } from 'node:net'

const longestWaitMs = 30_000
const brokenMs = 200
/** How an answer without JavaScript, and one with it, leads to a page of thanks. */
const thanks = /^location: [^\r\n]*thank-you|"goTo":"[^"]*thank-you/im

/** The status of an answer, or `thanked`, `none in time`, or `''` for a connection that ended without one. */
type Outcome = string

/**
 * Writes bytes to a connection of its own and reads the status of what comes back.
 * @param broken the bytes may be no whole request: then the connection is half closed after them
 */
export async function exchange(port: number, bytes: Buffer, broken: boolean): Promise<Outcome> {
  const signal = AbortSignal.timeout(longestWaitMs)
  const socket = connect({ port, host: '127.0.0.1', signal }).setEncoding('latin1')
  let read = ''
  socket.on('data', (text) => {
    if (read.length < 4096) read += String(text)
  })
  socket.on('error', () => undefined)
  socket.write(bytes, () => {
    if (broken) setTimeout(() => socket.end(), brokenMs)
  })
  await new Promise((resolve) => socket.once('close', resolve))
  if (thanks.test(read)) return 'thanked'
  // Damaged bytes may be two requests: the worst answer counts.
  const statuses = Array.from(read.matchAll(/^HTTP\/1\.[01] ([2-9]\d\d)/gm), ([, one = '']) => one)
  return statuses.sort().at(-1) ?? (signal.aborted ? 'none in time' : '')
}
