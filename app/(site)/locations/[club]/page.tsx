import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClubPage } from '@/components/clubs/club-page'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { Share } from '@/components/share/share'
import { clubs, clubSlugs } from '@/content/clubs'
import { breadcrumbParents } from '@/content/navigation'
import { clubPath } from '@/content/paths'
import { clubShareTitle } from '@/content/pages/locations'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { exerciseGym } from '@/lib/seo/gym'
import { pageMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export const generateStaticParams = () => clubs.flatMap(clubSlugs).map((club) => ({ club }))

async function findClub(params: PageProps<'/locations/[club]'>['params']) {
  const { club: wanted } = await params
  return clubs.find((club) => clubSlugs(club).includes(wanted)) ?? notFound()
}

export async function generateMetadata({
  params,
}: PageProps<'/locations/[club]'>): Promise<Metadata> {
  return pageMetadata(clubPath((await findClub(params)).slug))
}

export default async function Page({ params }: PageProps<'/locations/[club]'>) {
  const club = await findClub(params)
  const path = clubPath(club.slug)
  const trail = [breadcrumbParents.locations, { label: club.card.name, href: path }]
  return (
    <>
      <Breadcrumbs trail={trail} />
      <ClubPage
        club={club}
        share={<Share url={absoluteUrl(path)} title={clubShareTitle(club)} />}
      />
      <JsonLd things={[exerciseGym(club)]} />
    </>
  )
}
