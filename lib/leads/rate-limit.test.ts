import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { stores } from '@/testing/stores'
import { startRateLimit, withinRateLimit } from './rate-limit'

const settings: Record<string, string> = {}
jest.mock('@/lib/env', () => ({ storeEnv: () => settings }))

/** As another instance of the site: it remembers nothing of its own. */
const anew = () => Reflect.deleteProperty(globalThis, 'octaLimit')

const send = async (address: string, times: number) => {
  const answers = []
  for (let index = 0; index < times; index++) answers.push(await withinRateLimit(address))
  return answers
}

describe.each(stores)('the limit with %s', (kind, empty) => {
  let files: Awaited<ReturnType<typeof empty>>

  beforeAll(async () => {
    files = await empty()
    await (await files.open()).destroy()
    Object.assign(settings, files.settings)
    anew()
  })

  afterAll(async () => {
    Reflect.deleteProperty(settings, 'DATABASE_URL')
    await files.remove()
  })

  test('an office of thirty people passes, a flood does not, and others are not touched', async () => {
    const office = randomUUID()
    expect(await send(office, 300)).not.toContain(false)
    if (kind === 'Postgres') anew()
    expect(await withinRateLimit(office)).toBe(false)
    expect(await withinRateLimit('elsewhere')).toBe(true)
  })
})

test('a database that is down limits nobody', async () => {
  settings.DATABASE_URL = 'postgres://nobody@localhost:1/none'
  anew()
  expect(await withinRateLimit('somebody')).toBe(true)
})

test('what counts an address for ten minutes does not keep the request that long', async () => {
  Reflect.deleteProperty(settings, 'DATABASE_URL')
  anew()
  startRateLimit()
  const requests = new AsyncLocalStorage<string>()
  const kept: (string | undefined)[] = []
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation(() => {
    kept.push(requests.getStore())
    return 0 as unknown as NodeJS.Timeout
  })
  await requests.run('a whole request', () => withinRateLimit(randomUUID()))
  timer.mockRestore()
  expect(kept).toEqual([undefined])
})
