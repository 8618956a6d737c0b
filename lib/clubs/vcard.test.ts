import { clubBySlug, clubs } from '@/content/clubs'
import { clubVCard } from './vcard'

const bandra = clubBySlug('bandra')
const unfolded = (card: string) => card.replaceAll('\r\n ', '').split('\r\n')

test('a club is a card with what its page shows', () => {
  expect(clubVCard(bandra)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:OCTA GYM Bandra;;;;',
      'FN:OCTA GYM Bandra',
      'ORG:OCTA GYM',
      'ADR;TYPE=WORK:;;Bandra West;Mumbai;Maharashtra;400050;India',
      'TEL;TYPE=WORK,VOICE:+91 00000 00104',
      'TEL;TYPE=WORK,VOICE:+91 00000 01104',
      'EMAIL;TYPE=INTERNET:bandra@octagym.example',
      'URL:http://localhost:3000/locations/bandra',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test('every club has its street, city, state and pincode in their places', () => {
  const addresses = clubs.map((club) =>
    unfolded(clubVCard(club)).find((line) => line.startsWith('ADR')),
  )
  expect(addresses).toEqual(
    expect.arrayContaining([
      'ADR;TYPE=WORK:;;Punjabi Bagh;New Delhi;Delhi;110026;India',
      'ADR;TYPE=WORK:;;Bandra West;Mumbai;Maharashtra;400050;India',
      'ADR;TYPE=WORK:;;Tiddim Road;Imphal;Manipur;795001;India',
      'ADR;TYPE=WORK:;;Mansarovar;Jaipur;Rajasthan;302020;India',
      'ADR;TYPE=WORK:;;GS Rd\\, Ananda Nagar;Guwahati;Assam;781006;India',
      'ADR;TYPE=WORK:;;1st Main Rd\\, Sahakara Nagar;Bengaluru;Karnataka;560092;India',
    ]),
  )
})

test('what would end a field or a line is escaped', () => {
  const card = clubVCard({ ...bandra, card: { name: 'a;b,c\\d\ne', place: '' } })
  expect(unfolded(card)).toContain('FN:OCTA GYM a\\;b\\,c\\\\d\\ne')
})

test('a long line is folded at 75 octets, between characters', () => {
  const name = 'बान्द्रा '.repeat(12).trim()
  const card = clubVCard({ ...bandra, card: { name, place: '' } })
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  expect(unfolded(card)).toContain(`FN:OCTA GYM ${name}`)
})
