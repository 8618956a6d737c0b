import { chooseRequestId } from './request-context'

test.each([
  undefined,
  false,
  '',
  'short',
  'a'.repeat(65),
  'two words',
  '<b>12345678</b>',
  ['a', 'b'],
])('a new id takes the place of %p', (sent) => {
  expect(chooseRequestId(sent)).toMatch(/^[\w-]{36}$/)
  expect(chooseRequestId(sent)).not.toBe(chooseRequestId(sent))
})
