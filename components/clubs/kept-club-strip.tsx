import { NotOnClubPages } from '@/components/shell/nav-link'
import { PhoneIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { SquareLink } from '@/components/ui/square-button'
import { clubs } from '@/content/clubs'
import { keptClub } from '@/content/kept-club'
import { clubPage } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { phoneUrl } from '@/lib/clubs/address'
import { ClubDial } from './club-dial'
import styles from './kept-club.module.css'
import { weekOf } from './open-text'

const OfWhat = () => <span className="visually-hidden">{` ${keptClub.ofWhat}`}</span>

/** A button that forgets the club. `KeptClubMemory` reacts to it. */
export const ForgetClub = () => (
  <button type="button" className={styles.link} data-forget="">
    {keptClub.forget}
    <OfWhat />
  </button>
)

/** A button that makes a club the visitor's, or says that it is. */
export const MakeMyClub = ({ id }: { id: number }) => (
  <div className={styles.mine}>
    <p data-kept={id}>
      {keptClub.label} <ForgetClub />
    </p>
    <button type="button" className={styles.link} data-keep={id} data-else="">
      {keptClub.make}
    </button>
  </div>
)

/**
 * A strip for each club, of which only that of the visitor's club shows, on all pages but those
 * of clubs, which show the day of their own. A page is the same for everybody: see `showKeptClub`.
 */
export const KeptClubStrip = () => (
  <NotOnClubPages>
    {clubs.map((club) => (
      <nav
        key={club.id}
        aria-label={keptClub.label}
        className={`ink ${styles.strip}`}
        data-kept={club.id}
        {...weekOf(club)}
      >
        <div className={`wrapper ${styles.inside}`}>
          <ClubDial club={club} />
          <div>
            <Link href={clubPath(club.slug)} label={club.card.name} />
            {club.hours.length > 0 ? (
              <p data-says="words" suppressHydrationWarning>
                {''}
              </p>
            ) : (
              <p>{clubPage.hoursUnknown}</p>
            )}
          </div>
          <span className={styles.links}>
            <Link {...keptClub.change} className={styles.link}>
              <OfWhat />
            </Link>
            <ForgetClub />
          </span>
          {club.phones.slice(0, 1).map((phone) => (
            <SquareLink
              key={phone}
              href={phoneUrl(phone)}
              aria-label={`${clubPage.call} ${club.card.name}`}
            >
              <PhoneIcon />
            </SquareLink>
          ))}
        </div>
      </nav>
    ))}
  </NotOnClubPages>
)
