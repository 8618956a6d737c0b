import { guestPass } from '@/content/forms/guest-pass'
import { seeded } from '@/testing/random'
import { anyRequest } from './requests'

const page = { route: '/getpass', form: guestPass, hidden: [['form', 'guest-pass']] as const }
const target = { host: 'site.example', pages: [page], actionId: 'abc', routes: ['/', '/news'] }
const some = (seed: number) => {
  const random = seeded(seed)
  return Array.from({ length: 300 }, () => anyRequest(target, random))
}

test('a seed stands for the same requests each time', () => {
  expect(some(7)).toEqual(some(7))
  expect(some(7)).not.toEqual(some(8))
})

test('there are forms with and without JavaScript, routes, and what is broken', () => {
  const all = some(7)
  const text = all.map(({ bytes }) => bytes.toString('latin1'))
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['form', 'route', 'broken']))
  expect(text.some((one) => one.includes('next-action: abc'))).toBe(true)
  expect(text.some((one) => /^POST \/getpass (?![^]*next-action)/.test(one))).toBe(true)
})
