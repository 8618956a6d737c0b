import fc from 'fast-check'
import { guestPass } from '@/content/forms/guest-pass'
import { anyRequest } from './requests'

const page = { route: '/getpass', form: guestPass, hidden: [['form', 'guest-pass']] as const }
const target = { host: 'site.example', pages: [page], actionId: 'abc', routes: ['/', '/news'] }
const some = (seed: number) => fc.sample(anyRequest(target), { seed, numRuns: 300 })

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

test('a request that fails shrinks to the header that it fails for', () => {
  const fine = ({ bytes }: { bytes: Buffer }) => !/^range: /m.test(bytes.toString('latin1'))
  const { counterexample } = fc.check(fc.property(anyRequest(target), fine), {
    numRuns: 5000,
    seed: 7,
  })
  const smallest = counterexample?.[0].bytes.toString('latin1') ?? ''
  expect(smallest).toContain('\r\nrange: bytes=0-\r\nconnection: close\r\n')
  expect(smallest.split('\r\n\r\n')[0]?.split('\r\n').length).toBeLessThanOrEqual(7)
})
