import { waitsOfHealthyLeads } from './promises'

const sent = { mark: '1-1', typed: new Map<string, string>(), thanked: true, thankedAt: 10_000 }
const stored = {
  id: 'a',
  form: 'contact',
  state: 'delivered',
  payload: '',
  attempts: 1,
  due_at: 0,
  last_answer: '',
}
const received = (at: number) => ({
  number: 1,
  key: 'a',
  call: 'contact_us',
  body: { firstname: 'Rao 1-1' },
  receivedAt: new Date(at).toISOString(),
  seen: 1,
})

test('a lead that nothing stood in the way of is promised within three seconds', () => {
  expect(waitsOfHealthyLeads([sent], [stored], [received(10_400)], [])).toEqual([
    { mark: '1-1', ms: 400, promisedMs: 3_000 },
  ])
})

test.each([
  ['of all calls puts it off', [{ from: 9_000, to: 12_000, call: undefined }], 9_000],
  ['of its call puts it off', [{ from: 9_000, to: 12_000, call: 'contact_us' }], 9_000],
  ['of another call does not', [{ from: 9_000, to: 12_000, call: 'guest_pass' }], 3_000],
  ['that began too late does not', [{ from: 13_000, to: 99_000, call: undefined }], 3_000],
  [
    'that begins before the last one is over puts it off further',
    [
      { from: 9_000, to: 12_000, call: undefined },
      { from: 18_000, to: 20_000, call: undefined },
    ],
    17_000,
  ],
])('a disturbance %s', (_, disturbances, promisedMs) => {
  expect(waitsOfHealthyLeads([sent], [stored], [received(10_400)], disturbances)).toEqual([
    { mark: '1-1', ms: 400, promisedMs },
  ])
})

test('a lead that was tried twice waited for its retry, and one that nobody was thanked for for nothing', () => {
  const tried = { ...stored, attempts: 2 }
  expect(waitsOfHealthyLeads([sent], [tried], [received(10_400)], [])).toEqual([])
  const unknown = { ...sent, thankedAt: undefined }
  expect(waitsOfHealthyLeads([unknown], [stored], [received(10_400)], [])).toEqual([])
})
