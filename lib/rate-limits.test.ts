import { runtime } from '@/lib/runtime'
import { countLead } from './rate-limits'

const minute = 60_000
const hour = 60 * minute
const withinLeadLimit = (address: string, now: number) => !countLead(address, now).isRefused
const windows = () =>
  runtime().rateLimits?.get('leads in ten minutes') ?? new Map<string, unknown>()

/** Sends forms of one address at one moment; says how many were within the limit. */
const accepted = (address: string, times: number, now: number) =>
  Array.from({ length: times }, () => withinLeadLimit(address, now)).filter(Boolean).length

test('an office of thirty people passes, a flood does not, and others are not touched', () => {
  expect(accepted('office', 300, 0)).toBe(300)
  expect(accepted('office', 5, 9 * minute)).toBe(0)
  expect(withinLeadLimit('elsewhere', 9 * minute)).toBe(true)
})

test('after ten minutes an address may send again, and so as often as before', () => {
  accepted('flood', 999, 20 * minute)
  expect(accepted('flood', 999, 30 * minute)).toBe(300)
})

test('an address is kept back beyond sixty leads in ten minutes or three hundred in a day', () => {
  const keptBack = (times: number, now: number) =>
    Array.from({ length: times }, () => countLead('busy', now)).filter(
      ({ isKeptBack }) => isKeptBack,
    ).length
  expect(keptBack(65, 40 * minute)).toBe(5)
  for (const at of [1, 2, 3, 4]) expect(keptBack(55, (40 + 10 * at) * minute)).toBe(0)
  expect(keptBack(20, 2 * hour)).toBe(5)
  expect(keptBack(20, 26 * hour)).toBe(0)
  expect(countLead('calm', 26 * hour).lately).toBe(1)
  expect(countLead('calm', 26 * hour).lately).toBe(2)
})

test.each(['127.0.0.1', '::/64', '10.0.0.7', '172.17.0.1', '192.168.1.1', 'fd00:1:2:3::/64'])(
  'nothing is kept back of %s, behind which everybody may be',
  (address) => {
    const all = Array.from({ length: 299 }, () => countLead(address, 28 * hour))
    expect(all.filter(({ isKeptBack }) => isKeptBack)).toEqual([])
  },
)

test('an address is forgotten when its ten minutes are over', () => {
  for (let index = 0; index < 1000; index++) withinLeadLimit(`192.0.2.${index}`, 30 * hour)
  expect(windows().size).toBe(1000)
  withinLeadLimit('another', 31 * hour)
  expect([...windows().keys()]).toEqual(['another'])
})

test('an IPv6 line has no more than four limits, however many of its networks send', () => {
  const networks = Array.from({ length: 256 }, (_, at) => `2001:db8:1:${at.toString(16)}::/64`)
  const passed = networks.map((network) => accepted(network, 300, 32 * hour))
  expect(passed.filter((times) => times > 0)).toEqual([300, 300, 300, 300])
  expect(withinLeadLimit('2001:db8:2:1::/64', 32 * hour)).toBe(true)
})

test('memory has a bound, however many addresses send', () => {
  for (let index = 0; index < 60_000; index++) withinLeadLimit(`many ${index}`, 33 * hour)
  expect(windows().size).toBeLessThanOrEqual(50_001)
  expect(windows().has('many 59999')).toBe(true)
})
