import { chooseRequestId } from './request-context'

test.each(['4bf92f3577b34da6a3ce929d0e0e4736', 'edge_7-00f067aa'])(
  'an id that a trusted proxy sent is kept: %s',
  (sent) => expect(chooseRequestId(sent)).toBe(sent),
)

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
