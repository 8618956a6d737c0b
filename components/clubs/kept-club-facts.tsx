import { Fragment, type ReactNode } from 'react'
import { clubs } from '@/content/clubs'
import { keptClub } from '@/content/kept-club'
import { clubPage } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { phoneUrl } from '@/lib/clubs/address'
import { weekOf } from '@/lib/clubs/hours'
import { CallWords } from './club-call'
import { ClubClocks } from './club-clocks'
import { OpenUntil } from './open-until'

/** A link to the visitor's club; none to a club that this build does not know. */
type KeptLink = { href: string; words: ReactNode } | undefined

const clubOf = (number: number) => clubs.find(({ id }) => id === number)

/** The page of a club: its name and, where there is room, until when it is open. */
export function page(number: number): KeptLink {
  const club = clubOf(number)
  if (!club) return undefined
  const words = (
    // Another club has new elements: a translator may have changed the text of these.
    <Fragment key={club.id}>
      <span>
        <span className="visually-hidden">{keptClub.label}: </span>
        {club.card.name}
      </span>
      <small {...weekOf(club)}>
        {club.hours.length > 0 ? <OpenUntil club={club} /> : clubPage.hoursUnknown}
      </small>
      <ClubClocks />
    </Fragment>
  )
  return { href: clubPath(club.slug), words }
}

/** A call of a club, if it has a phone. */
export function call(number: number): KeptLink {
  const club = clubOf(number)
  const [phone] = club?.phones ?? []
  if (!club || phone === undefined) return undefined
  const words = (
    <Fragment key={club.id}>
      <CallWords club={club} />
      <ClubClocks />
    </Fragment>
  )
  return { href: phoneUrl(phone), words }
}
