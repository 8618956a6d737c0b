import { waitsOfHealthyLeads, judge, newerForm } from './verdict'

const sent = { mark: '1-1', typed: new Map<string, string>(), thanked: true, thankedAt: 10_000 }
const stored = {
  id: 'a',
  form: 'contact',
  state: 'delivered',
  payload: '{"firstname":"Rao 1-1"}',
  attempts: 1,
  due_at: 0,
  last_answer: '',
}
const received = (at: number) => ({
  number: 1,
  key: 'a',
  endpoint: 'contact_us',
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
  ['of all endpoints puts it off', [{ from: 9_000, to: 12_000, endpoint: undefined }], 9_000],
  ['of its endpoint puts it off', [{ from: 9_000, to: 12_000, endpoint: 'contact_us' }], 9_000],
  ['of another endpoint does not', [{ from: 9_000, to: 12_000, endpoint: 'guest_pass' }], 3_000],
  ['that began too late does not', [{ from: 13_000, to: 99_000, endpoint: undefined }], 3_000],
  [
    'that begins before the last one is over puts it off further',
    [
      { from: 9_000, to: 12_000, endpoint: undefined },
      { from: 18_000, to: 20_000, endpoint: undefined },
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

const newer = { ...stored, id: 'n', form: newerForm, payload: '{}', state: 'pending', attempts: 0 }
const calm = {
  visitors: {
    sent: [],
    wrong: [],
    waits: [{ ms: 900, broken: ['process left alone'] }],
    answersByFault: new Map([['store left alone', { thanked: 3 }]]),
    visit: () => Promise.resolve(),
  },
  rows: [newer],
  received: [],
  disturbances: [],
  wellAgainMs: 400,
  slackMs: 0,
}
const late = {
  visitors: { ...calm.visitors, sent: [{ ...sent, thankedAt: 0 }] },
  rows: [newer, stored],
  received: [received(4_000)],
}

test('a run in which all was as promised has no problem', () => {
  expect(judge(calm).problems).toEqual([])
})

test('a machine that has other work to do may take longer', () => {
  expect(judge({ ...calm, ...late, wellAgainMs: 11_000, slackMs: 7_000 }).problems).toEqual([])
})

test.each([
  [
    'a form comes back while nothing is wrong with the store',
    {
      visitors: {
        ...calm.visitors,
        answersByFault: new Map([['store left alone', { 'given back': 1 }]]),
      },
    },
    /^1 forms were given back/,
  ],
  [
    'a visitor waits too long',
    { visitors: { ...calm.visitors, waits: [{ ms: 9_000, broken: ['process left alone'] }] } },
    /^a visitor waited 9000 ms/,
  ],
  [
    'the store is not used again in time',
    { wellAgainMs: 11_000 },
    /^the sites were well only 11000 ms after/,
  ],
  ['a healthy lead is late', late, /^healthy leads were late: .*"1-1"/],
  [
    'a lead of a newer build is taken',
    { rows: [{ ...newer, attempts: 1 }] },
    /^a lead of a form that only a newer build/,
  ],
])('it is a problem when %s', (_, change, problem) => {
  expect(judge({ ...calm, ...change }).problems).toEqual([expect.stringMatching(problem)])
})
