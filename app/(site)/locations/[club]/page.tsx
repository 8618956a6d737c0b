import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PhotosOnlyPage } from '@/components/clubs/photos-only-page'
import { FullClubPage } from '@/components/clubs/full-club-page'
import { JsonLd } from '@/components/ui/json-ld'
import { Share } from '@/components/share/share'
import { clubNames, clubs } from '@/content/clubs'
import { breadcrumbParents } from '@/content/navigation'
import { photosOnly, shareTitle } from '@/content/pages/locations'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { exerciseGym } from '@/lib/seo/gym'
import { pageMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export const generateStaticParams = () => clubs.flatMap(clubNames).map((club) => ({ club }))

async function clubOf(params: PageProps<'/locations/[club]'>['params']) {
  const { club: wanted } = await params
  return clubs.find((club) => clubNames(club).includes(wanted)) ?? notFound()
}

export async function generateMetadata({
  params,
}: PageProps<'/locations/[club]'>): Promise<Metadata> {
  const { slug, name, city, page } = await clubOf(params)
  return pageMetadata({
    path: `/locations/${slug}`,
    title: page?.title ?? photosOnly.title(name, city),
    description: page?.description ?? photosOnly.description(name, city),
  })
}

export default async function ClubPage({ params }: PageProps<'/locations/[club]'>) {
  const club = await clubOf(params)
  const here = { label: club.name, href: `/locations/${club.slug}` }
  const share = <Share url={absoluteUrl(here.href)} title={shareTitle(club)} />
  return (
    <>
      {club.page ? (
        <FullClubPage club={club} page={club.page} share={share} />
      ) : (
        <PhotosOnlyPage club={club} share={share} />
      )}
      <JsonLd things={[exerciseGym(club), breadcrumbs(breadcrumbParents.locations, here)]} />
    </>
  )
}
