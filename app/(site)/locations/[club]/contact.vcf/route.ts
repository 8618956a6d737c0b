import { notFound } from 'next/navigation'
import { brand } from '@/content/brand'
import { clubs } from '@/content/clubs'
import { clubVCard } from '@/lib/clubs/vcard'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => clubs.map(({ slug }) => ({ club: slug }))

export async function GET(_: Request, { params }: RouteContext<'/locations/[club]/contact.vcf'>) {
  const { club: wanted } = await params
  const club = clubs.find(({ slug }) => slug === wanted) ?? notFound()
  return new Response(clubVCard(club), {
    headers: {
      'content-type': 'text/vcard; charset=utf-8',
      'content-disposition': `attachment; filename="${brand.slug}-${club.slug}.vcf"`,
    },
  })
}
