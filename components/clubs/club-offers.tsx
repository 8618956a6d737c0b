import { CheckIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { clubs, offers } from '@/content/clubs'
import { locations } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import styles from './club-offers.module.css'

const { yes, no, ask } = locations.offers

/** Which club has what: an octagon that is ticked, struck out, or open where nobody has said it yet. */
export const ClubOffers = () => (
  <div className={styles.frame}>
    <table className={styles.offers}>
      <caption className="tall-title">{locations.offers.heading}</caption>
      <thead>
        <tr>
          <td className="micro">{locations.offers.key}</td>
          {clubs.map(({ slug, city }) => (
            <th key={slug} scope="col">
              <Link href={clubPath(slug)} label={city} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {offers.map((offer) => (
          <tr key={offer}>
            <th scope="row">{offer}</th>
            {clubs.map(({ slug, has = {} }) => (
              <td key={slug} data-has={has[offer]}>
                <span className="octagon">{has[offer] && <CheckIcon small />}</span>
                <span className="visually-hidden">
                  {has[offer] === undefined ? ask : has[offer] ? yes : no}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
