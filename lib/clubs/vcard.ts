import { brand } from '@/content/brand'
import type { Club } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { absoluteUrl } from '@/lib/seo/addresses'
import { clubStreet } from './address'
import { hoursInWords } from './hours'

const LINE = 75

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Lines are at most 75 octets long; the rest goes on after a space. No character is cut. */
function fold(line: string) {
  let folded = ''
  let length = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (length + size > LINE) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += size
  }
  return folded
}

/**
 * The contact of a club for an address book, with the phones, the e-mail address and the hours its page shows:
 * vCard 3.0 (RFC 2426), ending each line with CRLF.
 */
export function clubVCard(club: Club): string {
  const name = `${brand.name} ${club.card.name}`
  const address = ['', '', clubStreet(club), club.city, club.state, club.pincode, 'India']
  const hours = hoursInWords(club).map((row) => row.join(' '))
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escape(name)};;;;`,
    `FN:${escape(name)}`,
    `ORG:${escape(brand.name)}`,
    `ADR;TYPE=WORK:${address.map(escape).join(';')}`,
    ...club.phones.map((phone) => `TEL;TYPE=WORK,VOICE:${escape(phone)}`),
    `EMAIL;TYPE=INTERNET:${escape(club.email)}`,
    `URL:${absoluteUrl(clubPath(club.slug))}`,
    ...(hours.length > 0 ? [`NOTE:${escape(hours.join('\n'))}`] : []),
    'END:VCARD',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
