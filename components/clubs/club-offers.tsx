import { CheckIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { clubs, offers } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { ClubLine } from './club-line'
import styles from './club-offers.module.css'

const { heading, yes, no, ask, others } = locations.offers

const answering = clubs.filter(({ has }) => has)
const answered = offers.filter((offer) => answering.some(({ has }) => has?.[offer] !== undefined))

/**
 * Which club has what, as far as clubs have said it: an octagon that is ticked, or struck out. Then
 * their phones, for the rest.
 */
export const ClubOffers = () => (
  <div className="columns-desktop">
    <h2 className="tall-title">{heading}</h2>
    <div className={`stack ${styles.frame}`}>
      {answered.length > 0 && (
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
                {answering.map(({ slug, has }) => {
                  const answer = has?.[offer]
                  return (
                    <td key={slug} data-has={answer}>
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
      )}
      <div>
        <p>{others}</p>
        <ClubLine call />
      </div>
    </div>
  </div>
)
