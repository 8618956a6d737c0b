import { titleLines } from './title'

const words = (title: string) => titleLines(title, 566)?.lines.join(' ')

test('a short title is large, a long one smaller on more lines', () => {
  const short = titleLines('Open mat', 566)
  const long = titleLines('What is inside: Sahakara Nagar, floor by floor, for a first visit', 566)
  expect(short).toEqual({ lines: ['OPEN', 'MAT'], size: 200 })
  expect(long?.size).toBeLessThan(150)
  expect(long?.lines.length).toBeGreaterThan(1)
})

test.each([
  ['Café Müller', 'CAFE MULLER'],
  ['‘Rounds’ at ₹ 499 …', '’ROUNDS’ AT RS 499 ...'],
  ['  Open   mat 🥋 \n today <b>', 'OPEN MAT TODAY B'],
])('%j is set as %j', (title, set) => {
  expect(words(title)).toBe(set)
})

test('a title without end is cut off after a word', () => {
  const set = words('Seven rounds '.repeat(1000)) ?? ''
  expect(set).toMatch(/ SEVEN\.\.\.$| ROUNDS\.\.\.$/)
  expect(set.length).toBeLessThan(210)
})

test.each(['बॉक्सिंग की नई कक्षा', '🥋🥊', '', 'W'.repeat(90), 'Бокс'])(
  '%j cannot be set in our letters',
  (title) => {
    expect(titleLines(title, 566)).toBeUndefined()
  },
)
