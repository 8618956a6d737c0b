import type { StoredLead } from './account'
import { waitsOfHealthyLeads, judge, newerForm } from './verdict'

const sent = { mark: '1-1', typed: new Map<string, string>(), thanked: true, thankedAt: 10_000 }
const stored: StoredLead = {
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

const disturbed = (from: number, to: number, endpoint?: string) => ({ from, to, endpoint })

test.each([
  ['no disturbance', [], 3_000],
  ['one of all endpoints', [disturbed(9_000, 12_000)], 9_000],
  ['one of its endpoint', [disturbed(9_000, 12_000, 'contact_us')], 9_000],
  ['one of another endpoint, which does not count', [disturbed(9_000, 12_000, 'x')], 3_000],
  ['one that began too late to count', [disturbed(13_000, 99_000)], 3_000],
  ['two that overlap', [disturbed(9_000, 12_000), disturbed(18_000, 20_000)], 17_000],
])('with %s a lead is promised within so many milliseconds', (_, disturbances, promisedMs) => {
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

type Seen = Parameters<typeof judge>[0]

const newer: StoredLead = {
  ...{ ...stored, id: 'n', form: newerForm, payload: '{}' },
  ...{ state: 'pending', attempts: 0 },
}
const calm: Seen = {
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
const withVisitors = (change: Partial<Seen['visitors']>) => ({
  visitors: { ...calm.visitors, ...change },
})
const late = {
  ...withVisitors({ sent: [{ ...sent, thankedAt: 0 }] }),
  rows: [newer, stored],
  received: [received(4_000)],
}
const givenBack = new Map([['store left alone', { 'given back': 1 }]])
const longWait = { ms: 9_000, broken: ['process left alone'] }

test('a run in which all was as promised has no problem', () => {
  expect(judge(calm).problems).toEqual([])
})

test('a machine that has other work to do may take longer', () => {
  expect(judge({ ...calm, ...late, wellAgainMs: 11_000, slackMs: 7_000 }).problems).toEqual([])
})

test.each<[string, Partial<Seen>, RegExp]>([
  [
    'a form comes back while nothing is wrong with the store',
    withVisitors({ answersByFault: givenBack }),
    /^1 forms were given back/,
  ],
  ['a visitor waits too long', withVisitors({ waits: [longWait] }), /^a visitor waited 9000 ms/],
  [
    'the store is not used again in time',
    { wellAgainMs: 11_000 },
    /^the sites were well only 11000/,
  ],
  ['a healthy lead is late', late, /^healthy leads were late: .*"1-1"/],
  ['a lead of a newer build is taken', { rows: [{ ...newer, attempts: 1 }] }, /^a lead of a form/],
])('it is a problem when %s', (_, change, problem) => {
  expect(judge({ ...calm, ...change }).problems).toEqual([expect.stringMatching(problem)])
})
