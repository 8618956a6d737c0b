import { countLead } from './rate-limits'

const minute = 60_000

/** Sends forms of one address at one moment; says how many were within the limit, and how many of them delivered. */
function send(address: string, times: number, now: number) {
  const counted = Array.from({ length: times }, () => countLead(address, now))
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

test('an address is kept back beyond sixty leads in ten minutes', () => {
  expect(send('busy', 65, 40 * minute).keptBack).toBe(5)
  expect(send('busy', 55, 50 * minute).keptBack).toBe(0)
  expect([1, 2].map(() => countLead('calm', 50 * minute).lately)).toEqual([1, 2])
})

test.each(['127.0.0.1', '::/64', '10.0.0.7', '172.17.0.1', '192.168.1.1', 'fd00:1:2:3::/64'])(
  'nothing is kept back of %s, behind which everybody may be',
  (address) => {
    expect(send(address, 299, 60 * minute).keptBack).toBe(0)
  },
)
