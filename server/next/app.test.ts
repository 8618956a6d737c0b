import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { readFileSync } from 'node:fs'
import { exchange, serve } from '@/testing/http'
import { askNext, type NextHandler } from './app'

/*
 * Read from Next.js 16.4.5. When the first test fails, read how `.next/standalone/server.js` of a build
 * hands its configuration to Next.js, and do the same in `loadNext`.
 */

test('the server of Next.js’s standalone output sets its configuration as loadNext does', () => {
  const file = 'node_modules/next/dist/build/utils.js'
  expect(readFileSync(file, 'utf8')).toContain('process.env.__NEXT_PRIVATE_STANDALONE_CONFIG')
})

/** What the next request is answered with. */
let handle: NextHandler
let answered: Promise<unknown>

const server = createServer((request, response) => {
  answered = askNext(handle, request, response).then(
    (reply) => response.end(reply ? JSON.stringify(reply) + String(reply.body) : undefined),
    () => response.destroy(),
  )
})
const listening = serve(server)

const request = 'GET / HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n'
const later = () => new Promise(setImmediate)

test('what Next.js writes is held back until it is whole, and is told without its own headers', async () => {
  handle = async (_, response) => {
    response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('vary', 'rsc, next-router-state-tree, Accept-Encoding')
    response.flushHeaders()
    response.write('one ')
    await later()
    expect(response.headersSent).toBe(false)
    response.end('two')
  }
  const sent = await exchange(listening.port, request)
  expect(sent).toMatch(/one two$/)
  expect(sent).toContain('{"vary":"Accept-Encoding"}')
})

test.each<[string, (response: ServerResponse) => unknown]>([
  ['destroys its response', (response) => response.destroy()],
  ['throws', () => Promise.reject(new Error('as a page that fails'))],
])('nothing of a response is sent when Next.js %s on the way', async (_, fail) => {
  handle = async (_request, response) => {
    response.write('half')
    await fail(response)
  }
  expect(await exchange(listening.port, request)).toBe('')
})

test('a response that nobody waits for has ended when Next.js has', async () => {
  const begun = Promise.withResolvers<IncomingMessage>()
  const finish = Promise.withResolvers<void>()
  handle = async (asked) => {
    begun.resolve(asked)
    await finish.promise
  }
  const client = get({ port: listening.port }).on('error', () => undefined)
  const asked = await begun.promise
  client.destroy()
  await once(asked.socket, 'close')
  let hasEnded = false
  void answered.then(() => (hasEnded = true))
  await later()
  expect(hasEnded).toBe(false)
  finish.resolve()
  await answered
})
