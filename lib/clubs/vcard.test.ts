import { clubBySlug } from '@/content/clubs'
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
