import { answeringServer } from '@/testing/http'
import { withPicture } from './picture-source'

const mockWarn = jest.fn()
jest.mock('@/lib/log', () => ({ log: { warn: (...said: unknown[]) => void mockWarn(...said) } }))

const host = answeringServer()
const size = (bytes: Buffer) => Promise.resolve(bytes.length)
const ask = (name: string, make = size) => withPicture(`${host.url}/${name}`, make)

let timesOut: AbortController
beforeEach(() => {
  mockWarn.mockClear()
  Object.assign(globalThis, { octaRuntime: undefined })
  timesOut = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timesOut.signal)
  host.respond = ({ url = '' }, response) => {
    if (!url.includes('hangs')) response.end('1234')
  }
})
afterEach(() => jest.restoreAllMocks())

/** Resolves when the host was asked so often. */
async function asked(times: number) {
  while (host.asked.length < times) await new Promise(setImmediate)
}

test('a picture that hangs is asked for once by all who wait for it, and others come meanwhile', async () => {
  const waiting = Array.from({ length: 20 }, () => ask('hangs'))
  await asked(1)
  expect(await Promise.all([ask('one'), ask('another')])).toEqual([4, 4])
  timesOut.abort()
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined))
  expect(host.asked.sort()).toEqual(['/another', '/hangs', '/one'])
  expect(mockWarn).toHaveBeenCalledTimes(1)
})

test('one that failed is left alone for a minute', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  const fails = () => ask('one', () => Promise.reject(new Error('no picture')))
  expect([await fails(), await ask('one')]).toEqual([undefined, undefined])
  expect(host.asked).toEqual(['/one'])
  now.mockReturnValue(60_001)
  expect(await ask('one')).toBe(4)
})

test('half of a picture, whose host broke off, is none', async () => {
  host.respond = (_, response) =>
    response.setHeader('content-length', 8).write('1234', () => response.destroy())
  expect(await ask('one')).toBeUndefined()
})

test('twelve at most are held in memory, and their places are given back', async () => {
  await Promise.all([ask('shared'), ask('shared')])
  const hanging = Array.from({ length: 12 }, (_, at) => ask(`hangs-${at}`))
  await asked(13)
  const next = ask('one')
  await fetch(`${host.url}/later`)
  expect(host.asked).not.toContain('/one')
  timesOut.abort()
  await Promise.all(hanging)
  timesOut = new AbortController()
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timesOut.signal)
  await next
  expect(await Promise.all(Array.from({ length: 30 }, (_, at) => ask(`later-${at}`)))).toEqual(
    Array.from({ length: 30 }, () => 4),
  )
})

test('one picture is made at a time', async () => {
  let inside = 0
  let most = 0
  const make = async () => {
    most = Math.max(most, ++inside)
    await new Promise(setImmediate)
    inside -= 1
  }
  await Promise.all(['a', 'b', 'c', 'd'].map((name) => ask(name, make as never)))
  expect(most).toBe(1)
})
