import { brand } from '@/content/brand'
import { absoluteUrl } from '@/lib/seo/addresses'

export const dynamic = 'force-static'

const year = 365 * 24 * 60 * 60 * 1000

/** Where to report a vulnerability (RFC 9116). Made by the build, and valid for a year at most. */
export function GET() {
  const lines = [
    `Contact: mailto:${brand.email}`,
    `Expires: ${new Date(Date.now() + year).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
