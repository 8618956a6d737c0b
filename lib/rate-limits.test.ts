import { countLead } from './rate-limits'
import { runtime } from './runtime'

const minute = 60_000

let people = 0

beforeEach(() => delete runtime().leadsByAddress)

/**
 * Sends forms of one address at one moment, each another person's or all alike; says how many were within the limit,
 * and how many of them delivered.
 */
function send(address: string, times: number, now: number, said?: string) {
  const counted = Array.from({ length: times }, () =>
    countLead(address, said ?? String(++people), now),
  )
  return {
    accepted: counted.filter(({ isRefused }) => !isRefused).length,
    keptBack: counted.filter(({ isKeptBack }) => isKeptBack).length,
  }
}

test('an office of thirty people passes, a flood does not, and others are not touched', () => {
  expect(send('office', 300, 0).accepted).toBe(300)
  expect(send('office', 5, 9 * minute).accepted).toBe(0)
  expect(send('elsewhere', 1, 9 * minute).accepted).toBe(1)
})

test('after ten minutes an address may send again, and so as often as before', () => {
  send('flood', 999, 20 * minute)
  expect(send('flood', 999, 30 * minute).accepted).toBe(300)
})

test('what many say alike is kept back, and counts for nobody else behind the address', () => {
  expect(send('hostel', 999, 40 * minute, 'a flood')).toEqual({ accepted: 310, keptBack: 989 })
  expect(send('hostel', 290, 41 * minute)).toEqual({ accepted: 290, keptBack: 0 })
  expect(send('elsewhere', 10, 41 * minute, 'a flood').keptBack).toBe(0)
  expect(send('hostel', 10, 50 * minute, 'a flood').keptBack).toBe(0)
})

test.each([
  '127.0.0.1',
  '::/64',
  '0:0:0:0::/64',
  '10.0.0.7',
  '172.17.0.1',
  '192.168.1.1',
  'fd00:1:2:3::/64',
])('nothing is kept back of %s, behind which everybody may be', (address) => {
  expect(send(address, 299, 60 * minute, 'the same').keptBack).toBe(0)
})
