import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PhotosOnlyPage } from '@/components/clubs/photos-only-page'
import { FullClubPage } from '@/components/clubs/full-club-page'
import { JsonLd } from '@/components/ui/json-ld'
import { clubNames, clubs } from '@/content/clubs'
import { crumbs } from '@/content/navigation'
import { photosOnly } from '@/content/pages/locations'
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
  return (
    <>
      {club.page ? <FullClubPage club={club} page={club.page} /> : <PhotosOnlyPage {...club} />}
      <JsonLd things={[exerciseGym(club), breadcrumbs(crumbs.locations, here)]} />
    </>
  )
}
