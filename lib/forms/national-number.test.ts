import { nationalNumber } from './national-number'

test.each([
  '9800000000',
  '+919800000000',
  '+91 98000 00000',
  '+91-98000-00000',
  '+91 (0) 98000 00000',
  '0091 98000 00000',
  '919800000000',
  '09800000000',
  '0 98000–00000',
  '\u202a+91 98000 00000\u202c',
])('%j is the number 9800000000', (typed) => {
  expect(nationalNumber(typed)).toBe('9800000000')
})

test.each(['+44 20 7946 0958', '98000 00000 ext. 12', 'ask Asha', '+91', '0', ''])(
  '%j is no number of ten digits, and stays as it is',
  (typed) => {
    expect(nationalNumber(typed)).toBe(typed)
  },
)

test('a number that begins with 91 keeps it', () => {
  expect(nationalNumber('91000 00000')).toBe('9100000000')
})
