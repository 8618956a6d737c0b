import { randomUUID } from 'node:crypto'
import { stores } from '@/lib/store/stores-for-tests'
import { withinLimit } from './limit'

const settings: Record<string, string> = {}
jest.mock('@/lib/env', () => ({ storeEnv: () => settings }))

/** As another instance of the site: it remembers nothing of its own. */
const anew = () => Reflect.deleteProperty(globalThis, 'octaLimiter')

const send = async (address: string, times: number) => {
  const answers = []
  for (let index = 0; index < times; index++) answers.push(await withinLimit(address))
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
    expect(await withinLimit(office)).toBe(false)
    expect(await withinLimit('elsewhere')).toBe(true)
  })
})

test('a database that is down limits nobody', async () => {
  settings.DATABASE_URL = 'postgres://nobody@localhost:1/none'
  anew()
  expect(await withinLimit('somebody')).toBe(true)
})
