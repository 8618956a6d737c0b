import type { Random } from '@/testing/random'

const fixed = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\n',
  '\r\n\r\nGET / HTTP/1.1\r\n',
  '\u202e\u2066\ufeff',
  '₹ नमस्ते 👩‍👩‍👧',
  '\ud800',
  '\u001b[2J\u009b31m',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1; drop table leads;--",
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '%E0%A4%A',
  '%252e%252e',
  '__proto__',
  'constructor',
  'toString',
  '{"__proto__":{"admin":true}}',
  '[]',
  '{}',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '99999999999999999999',
  '$@1',
  '$K1',
  '$F1',
  '$Q2',
  'true',
  '=cmd|calc',
  'http://127.0.0.1:1/',
  '//evil.example/',
  'a=1&b[]=2&b[]=3',
] as const

/** Any text, as bytes of UTF-8 read as Latin-1, so that each character is one byte. */
export function anyValue(random: Random): string {
  const kind = random.between(0, 9)
  if (kind === 1) return 'l'.repeat(random.pick([63, 64, 65, 255, 1000, 5000, 70_000]))
  if (kind === 2)
    return Array.from({ length: random.between(1, 60) }, () =>
      String.fromCharCode(random.between(0, 255)),
    ).join('')
  const times = kind === 0 ? random.between(1, 40) : 1
  return Buffer.from(random.pick(fixed).repeat(times)).toString('latin1')
}

/** Any text that a header can carry, or nearly. */
export const anyHeaderValue = (random: Random): string =>
  anyValue(random)
    .slice(0, 4000)
    .replaceAll(/[\r\n\0]/g, random.chance(0.02) ? '\n' : ' ')

/** Cuts, doubles, swaps or overwrites a piece of some bytes. */
export function damage(bytes: string, random: Random): string {
  const at = random.between(0, bytes.length)
  const end = Math.min(bytes.length, at + random.between(1, 40))
  switch (random.between(0, 4)) {
    case 0:
      return bytes.slice(0, at)
    case 1:
      return bytes.slice(0, at) + bytes.slice(end)
    case 2:
      return bytes.slice(0, end) + bytes.slice(at)
    case 3:
      return bytes.slice(0, at) + anyValue(random).slice(0, 200) + bytes.slice(end)
    default:
      return bytes.slice(0, at) + anyValue(random).slice(0, 200) + bytes.slice(at)
  }
}
