import { CheckIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { type Club, clubs, offers } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { ClubLine } from './club-line'
import styles from './club-offers.module.css'

const { heading, yes, no, ask, has, hasNot, others } = locations.offers

/** As it stands in a sentence: names keep their capitals. */
const inSentence = (offer: string) => (/.[A-Z]/.test(offer) ? offer : offer.toLowerCase())

const listOf = (names: readonly string[], type?: 'disjunction') =>
  new Intl.ListFormat('en-GB', { type }).format(names.map(inSentence))

/** What the only club that has answered has. */
function Sentence({ club }: { club: Club }) {
  const answers = (answer: boolean) => offers.filter((offer) => club.has?.[offer] === answer)
  const [here, missing] = [answers(true), answers(false)]
  const parts = [
    here.length > 0 && `${has} ${listOf(here)}`,
    missing.length > 0 && `${hasNot} ${listOf(missing, 'disjunction')}`,
  ]
  return (
    <p className="lead">
      <Link href={clubPath(club.slug)} label={club.city} /> {parts.filter(Boolean).join(', ')}.
    </p>
  )
}

function Table({ answering }: { answering: readonly Club[] }) {
  const answered = offers.filter((offer) =>
    answering.some((club) => club.has?.[offer] !== undefined),
  )
  return (
    <table className={styles.table} aria-label={heading}>
      <thead>
        <tr>
          <td>
            <span className="visually-hidden">{heading}</span>
          </td>
          {answering.map(({ slug, city }) => (
            <th key={slug} scope="col">
              <Link href={clubPath(slug)} label={city} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {answered.map((offer) => (
          <tr key={offer}>
            <th scope="row">{offer}</th>
            {answering.map((club) => {
              const answer = club.has?.[offer]
              return (
                <td key={club.slug} data-has={answer}>
                  {answer === undefined ? (
                    ask
                  ) : (
                    <>
                      <span className="octagon">{answer && <CheckIcon small />}</span>
                      <span className="visually-hidden">{answer ? yes : no}</span>
                    </>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Which club has what, as far as clubs have said it: a sentence while one has, then a table, in which
 * an octagon is ticked or struck out. Then their phones, for the rest.
 */
export function ClubOffers() {
  const answering = clubs.filter((club) => club.has)
  const [only, second] = answering
  return (
    <div className="columns-desktop">
      <h2 className="tall-title">{heading}</h2>
      <div className={`stack ${styles.frame}`}>
        {second ? <Table answering={answering} /> : only && <Sentence club={only} />}
        <div>
          <p>{others}</p>
          <ClubLine call />
        </div>
      </div>
    </div>
  )
}
