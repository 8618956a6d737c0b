import { brand } from '@/content/brand'
import { bareClub, exampleClub } from '@/testing/example-club'
import { clubVCard } from './vcard'

const unfolded = (card: string) => card.replaceAll('\r\n ', '').split('\r\n')

test('a club is a card with what its page shows', () => {
  expect(clubVCard(exampleClub)).toBe(
    [
      'BEGIN:VCARD',
      'VERSION:3.0',
      `N:${brand.name} Lake Road;;;;`,
      `FN:${brand.name} Lake Road`,
      `ORG:${brand.name}`,
      'ADR;TYPE=WORK:;;12 Lake Rd\\, Lake Gardens;Kolkata;West Bengal;700045;India',
      'TEL;TYPE=WORK,VOICE:+91 98000 00001',
      'TEL;TYPE=WORK,VOICE:+91 98000 00002',
      'EMAIL;TYPE=INTERNET:lake-road@gym.example',
      `URL:http://localhost:3000/locations/${exampleClub.slug}`,
      'NOTE:Monday to Saturday 6am-10:30pm\\nSunday 7am-4pm',
      'END:VCARD',
      '',
    ].join('\r\n'),
  )
})

test('what would end a field or a line is escaped', () => {
  const card = clubVCard({ ...exampleClub, card: { name: 'a;b,c\\d\ne', place: '' } })
  expect(unfolded(card)).toContain(`FN:${brand.name} a\\;b\\,c\\\\d\\ne`)
})

test('a long line is folded at 75 octets, between characters', () => {
  const name = 'बान्द्रा '.repeat(12).trim()
  const card = clubVCard({ ...exampleClub, card: { name, place: '' } })
  for (const line of card.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
  expect(unfolded(card)).toContain(`FN:${brand.name} ${name}`)
})

test('a club whose hours are not known says nothing of them', () => {
  expect(clubVCard(bareClub)).not.toContain('NOTE')
})
