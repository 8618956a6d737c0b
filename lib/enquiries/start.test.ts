import { setTimeout as wait } from 'node:timers/promises'
import { start } from '@/lib/start'
import { startAlerts } from './alerts'
import { postLead } from './backend'
import { startDelivery } from './deliver'
import { startRetention } from './retention'
import { startEnquiries } from './start'
import { database } from './store/open'
import { storeTime } from './store/time'

const settings = { LEAD_RETENTION_DAYS: 90, ALERT_URL: 'https://alerts.example' }
const mockStore: { DATABASE_URL?: string } = {}

jest.mock('@/lib/env', () => ({ env: () => settings, storeEnv: () => mockStore }))
jest.mock('@/lib/build', () => ({ runningBuild: () => ({ builtAt: 77 }) }))
jest.mock('./deliver', () => ({ startDelivery: jest.fn() }))
jest.mock('./retention', () => ({ startRetention: jest.fn() }))
jest.mock('./alerts', () => ({ startAlerts: jest.fn() }))
jest.mock('./store/open', () => ({ database: jest.fn() }))

const stop = jest.fn()
beforeEach(() => {
  jest.resetAllMocks()
  jest.mocked(startDelivery).mockReturnValue({ stop } as never)
  delete mockStore.DATABASE_URL
})

const failWith = (code: string) =>
  jest.mocked(database).mockRejectedValue(Object.assign(new Error(code), { code }))

test('a site that starts delivers until it ends, redacts what is older than its setting, and watches over what waits', async () => {
  const end = await startEnquiries()
  const [given] = jest.mocked(startDelivery).mock.lastCall ?? []
  expect(given).toMatchObject({ database, post: postLead, now: storeTime, wait })
  expect(given?.monotonicMs()).toBeCloseTo(performance.now(), -4)
  expect(startRetention).toHaveBeenCalledWith(database, 90, 77)
  expect(startAlerts).toHaveBeenCalledWith(database, 'https://alerts.example')
  expect(stop).not.toHaveBeenCalled()
  await end()
  expect(stop).toHaveBeenCalledTimes(1)
})

test.each(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', 'SQLITE_BUSY'])(
  'a store that may be well later, %s, keeps no site from starting',
  async (code) => {
    failWith(code)
    await startEnquiries()
    expect(startRetention).toHaveBeenCalledTimes(1)
  },
)

test('a store that can’t be opened ends the start, unless it is a Postgres that may come back', async () => {
  failWith('STORE_CLOSED')
  await expect(start()).rejects.toThrow('STORE_CLOSED')
  mockStore.DATABASE_URL = 'postgres://a'
  await start()
  expect(startRetention).toHaveBeenCalledTimes(1)
})
