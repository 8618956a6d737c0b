import { readFileSync } from 'node:fs'
import { company } from '@/content/company'
import { passDays } from '@/content/free-pass'
import { readLegal } from './legal'

jest.mock('node:fs', () => {
  const actual = jest.requireActual<{ readFileSync: typeof readFileSync }>('node:fs')
  return { ...actual, readFileSync: jest.fn(actual.readFileSync) }
})

const readAs = (text: string) => {
  jest.mocked(readFileSync).mockReturnValueOnce(text)
  return readLegal('terms')
}
const head = '---\nmodified: 01/02/2027\nkeepDays: 30\n---\n'

test('a text has its facts, names of the company, and sections of Markdown', () => {
  const { facts, sections } = readAs(
    `${head}\n## Time {#time}\n\nFor {keepDays} days, by {company}.\n\n1. **One**\n2. [Two](/contact)\n`,
  )
  expect(facts).toEqual({ modified: '01/02/2027', keepDays: '30' })
  expect(sections).toMatchObject([{ id: 'time', heading: 'Time' }])
  const { html } = sections[0] ?? { html: '' }
  expect(html).toContain(`<p>For 30\u00a0days, by ${company.legalName}.</p>`)
  expect(html).toContain('<li><strong>One</strong></li>')
  expect(html).toContain('<a href="/contact">Two</a>')
})

test.each([
  ['## Time {#time}\n', 'no facts'],
  [`${head}\n## Time\n\nText`, 'has no {#id}'],
  [`${head}\n## Time {#time}\n\n{Company}`, 'names {Company}, which nothing gives'],
])('a text that cannot be shown is refused in words: %j', (text, why) => {
  expect(() => readAs(text)).toThrow(why)
})

test('other pages find the sections they link to, and the pass has one length', () => {
  const { facts, sections } = readLegal('terms')
  expect(sections.map(({ id }) => id)).toContain('trial-pass')
  expect(facts.passDays).toBe(String(passDays))
  expect(readLegal('privacy').sections.map(({ id }) => id)).toContain('your-rights')
})
