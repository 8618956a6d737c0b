import { clubBySlug, clubs } from '@/content/clubs'
import { clubAddress, clubDirectionsUrl, clubMapQuery } from './address'

test('the addresses are written as in the contract', () => {
  expect(clubs.map(clubAddress)).toEqual(
    expect.arrayContaining([
      'Punjabi Bagh, New Delhi, 110026',
      'Bandra West, Mumbai, Maharashtra, 400050',
      'Tiddim Road, Imphal, Manipur, 795001',
      'Mansarovar, Jaipur, Rajasthan, 302020',
      'GS Rd, Ananda Nagar, Guwahati, 781006',
      '1st Main Rd, Sahakara Nagar, Bengaluru, 560092',
    ]),
  )
})

test('a maps site is told the state as well, unless the city has its name', () => {
  expect(clubMapQuery(clubBySlug('guwahati'))).toBe('GS Rd, Ananda Nagar, Guwahati, Assam 781006')
  expect(clubDirectionsUrl(clubBySlug('punjabi-bagh'))).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Punjabi%20Bagh%2C%20New%20Delhi%20110026',
  )
})
