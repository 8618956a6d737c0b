import { exampleClub } from '@/testing/example-club'
import { clubAddress, clubDirectionsUrl, clubMapQuery } from './address'

const inDelhi = { ...exampleClub, street: '', city: 'New Delhi', state: 'Delhi' } as const

test('an address has the state, unless the city has its name or the club leaves it out', () => {
  expect(clubAddress(exampleClub)).toBe('12 Lake Rd, Lake Gardens, Kolkata, West Bengal, 700045')
  expect(clubAddress(inDelhi)).toBe('Lake Gardens, New Delhi, 700045')
  const short = { ...exampleClub, stateHidden: true }
  expect(clubAddress(short)).toBe('12 Lake Rd, Lake Gardens, Kolkata, 700045')
})

test('a maps site is told the state as well, unless the city has its name', () => {
  const short = { ...exampleClub, stateHidden: true }
  expect(clubMapQuery(short)).toBe('12 Lake Rd, Lake Gardens, Kolkata, West Bengal 700045')
  expect(clubDirectionsUrl(inDelhi)).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Lake%20Gardens%2C%20New%20Delhi%20700045',
  )
})
