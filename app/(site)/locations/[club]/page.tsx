import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClubPage } from '@/components/clubs/club-page'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { clubs, clubSlugs } from '@/content/clubs'
import { breadcrumbParents } from '@/content/navigation'
import { clubPath } from '@/content/paths'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { exerciseGym } from '@/lib/seo/gym'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/locations/[club]'>

export const dynamicParams = false

export const generateStaticParams = () => clubs.flatMap(clubSlugs).map((club) => ({ club }))

async function findClub(params: Props['params']) {
  const { club: wanted } = await params
  return clubs.find((club) => clubSlugs(club).includes(wanted)) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(clubPath((await findClub(params)).slug))
}

export default async function Page({ params }: Props) {
  const club = await findClub(params)
  const path = clubPath(club.slug)
  const trail = [breadcrumbParents.locations, { label: club.card.name, href: path }]
  return (
    <Breadcrumbs trail={trail}>
      <ClubPage club={club} url={absoluteUrl(path)} />
      <JsonLd things={[exerciseGym(club)]} />
    </Breadcrumbs>
  )
}
