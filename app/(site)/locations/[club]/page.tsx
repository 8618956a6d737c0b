import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClubPage } from '@/components/clubs/club-page'
import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { BottomBar } from '@/components/shell/bottom-bar'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { type Club, clubs, clubSlugs } from '@/content/clubs'
import { breadcrumbParents, ctas } from '@/content/navigation'
import { clubPage } from '@/content/pages/locations'
import { clubPath, guestPassPath } from '@/content/paths'
import { absoluteUrl } from '@/lib/seo/addresses'
import { exerciseGym } from '@/lib/seo/structured-data'
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

/** What the bar of a club offers beside its call. */
function nextStep(club: Club) {
  const { page } = club
  if (page?.callback) return { label: clubPage.callMe, href: page.callback }
  return { label: ctas.pass.label, href: page ? clubPage.form : guestPassPath(club) }
}

export default async function Page({ params }: Props) {
  const club = await findClub(params)
  const path = clubPath(club.slug)
  const trail = [breadcrumbParents.locations, { label: club.card.name, href: path }]
  return (
    <Breadcrumbs trail={trail}>
      <ClubPage club={club} url={absoluteUrl(path)}>
        <GuestPassTicket club={club} />
      </ClubPage>
      <BottomBar label={club.card.name} club={club} links={[nextStep(club)]} />
      <JsonLd things={[exerciseGym(club)]} />
    </Breadcrumbs>
  )
}
