import { Link } from '@/components/ui/link'
import { type Club, clubs, offers } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { ClubLine } from './club-line'

const { heading, has, andNo, hasNo, others } = locations.offers

/** As it stands in a sentence: names keep their capitals. */
const inSentence = (offer: string) => (/.[A-Z]/.test(offer) ? offer : offer.toLowerCase())

const listOf = (names: readonly string[], type?: 'disjunction') =>
  new Intl.ListFormat('en-GB', { type }).format(names.map(inSentence))

/** What a club that has answered has. */
function Sentence({ club }: { club: Club }) {
  const answers = (answer: boolean) => offers.filter((offer) => club.has?.[offer] === answer)
  const [here, missing] = [answers(true), answers(false)]
  const parts = [
    here.length > 0 && `${has} ${listOf(here)}`,
    missing.length > 0 && `${here.length > 0 ? andNo : hasNo} ${listOf(missing, 'disjunction')}`,
  ]
  return (
    <p className="lead">
      <Link href={clubPath(club.slug)} label={club.city} /> {parts.filter(Boolean).join(', ')}.
    </p>
  )
}

/** Which club has what, as far as clubs have said it: a sentence of each. Then their phones, for the rest. */
export const ClubOffers = () => (
  <div className="columns-desktop">
    <h2 className="tall-title">{heading}</h2>
    <div className="stack">
      {clubs
        .filter((club) => club.has)
        .map((club) => (
          <Sentence key={club.id} club={club} />
        ))}
      <div>
        <p>{others}</p>
        <ClubLine call />
      </div>
    </div>
  </div>
)
