/** @jest-environment jsdom */
import { contact } from '@/content/forms/contact'
import { franchise } from '@/content/forms/franchise'
import { findWaiting, sendWaiting } from './waiting-forms'

const now = Date.now()
const answers = jest.fn<Promise<Partial<Response>>, []>()

/** A submission that waits, as the page that was closed has left it. */
function leave(key: string, form: string, values: Record<string, string>) {
  const fields = Object.entries({ form, ...values })
  localStorage.setItem(key, JSON.stringify({ at: now, page: '/contact', fields }))
}

const draftOf = (form: string) => localStorage.getItem(`draft:${form}`) ?? ''

async function send() {
  const [waiting] = await findWaiting()
  if (!waiting) throw new Error('nothing waits')
  return sendWaiting(waiting)
}

beforeEach(() => {
  localStorage.clear()
  Object.assign(globalThis, { fetch: answers })
})

test('a submission that is refused comes back as a draft, and waits no longer', async () => {
  answers.mockResolvedValue({ status: 403, redirected: false })
  leave('waiting:1', contact.id, { firstname: 'Asha' })
  expect(await send()).toBe('came back')
  expect(draftOf(contact.id)).toContain('"firstname":"Asha"')
  expect(await findWaiting()).toEqual([])
})

test.each([408, 425, 429, 500])(
  'a submission that is answered with %i waits for another press',
  async (status) => {
    answers.mockResolvedValue({ status, redirected: false })
    leave('waiting:1', contact.id, { firstname: 'Asha' })
    expect(await send()).toBe('later')
    expect(await findWaiting()).toHaveLength(1)
    expect(draftOf(contact.id)).toBe('')
  },
)

test('a form that came back leaves consent, available capital and what is hidden out of its draft', async () => {
  answers.mockResolvedValue({ status: 200, redirected: false })
  const names = ['agree', 'attribution', 'consent_version', 'elapsed', 'submission']
  const values = [...names, ...franchise.fields.map(({ name }) => name)].map((name) => [
    name,
    'typed',
  ])
  leave('waiting:1', franchise.id, Object.fromEntries(values) as Record<string, string>)
  expect(await send()).toBe('came back')
  const draft = JSON.parse(draftOf(franchise.id)) as { values: object }
  expect(Object.keys(draft.values)).toEqual(
    franchise.fields
      .map(({ name }) => name)
      .filter((name) => name !== 'agree' && name !== 'availablecapital'),
  )
})

test('entries of another shape are deleted, and hide none that is whole', async () => {
  const at = `"at":${now}`
  for (const [number, entry] of [
    'no JSON',
    `{${at}`,
    `{${at},"page":"/contact"}`,
    `{${at},"page":"/contact","fields":[1,2]}`,
    `{${at},"page":"javascript:alert(1)","fields":[]}`,
    `{${at},"page":"//elsewhere.example/","fields":[]}`,
    `{${at},"page":7,"fields":[]}`,
    '[]',
    'null',
  ].entries())
    localStorage.setItem(`waiting:${number}`, entry)
  leave('waiting:whole', contact.id, { firstname: 'Asha' })
  expect(await findWaiting()).toMatchObject([{ key: 'waiting:whole' }])
  expect(Object.keys(localStorage)).toEqual(['waiting:whole'])
})
