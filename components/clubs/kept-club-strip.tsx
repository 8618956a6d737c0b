import { Link } from '@/components/ui/link'
import { ButtonLink } from '@/components/ui/styled-link'
import { type Club, clubs } from '@/content/clubs'
import { freePass } from '@/content/free-pass'
import { askedPass, keptClub } from '@/content/kept-club'
import { clubPage } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { phoneUrl } from '@/lib/clubs/address'
import { AskAgain, AskedOn } from './asked-pass'
import { CallSquare } from './club-call'
import { ClubDial } from './club-dial'
import styles from './kept-club.module.css'
import { weekOf } from './open-text'

const OfWhat = () => <span className="visually-hidden">{` ${keptClub.ofWhat}`}</span>

/** Whether a club is open, which `ClubClocks` writes. */
const State = ({ club }: { club: Club }) =>
  club.hours.length > 0 ? (
    <p data-says="words" suppressHydrationWarning>
      {''}
    </p>
  ) : (
    <p>{clubPage.hoursUnknown}</p>
  )

/** A button that forgets the club. `KeptClubMemory` reacts to it. */
const ForgetClub = () => (
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
 * A strip for each club, of which only that of the visitor's club shows. A page is the same for
 * everybody: see `showKeptClub`.
 */
export const KeptClubStrip = () =>
  clubs.map((club) => (
    <nav
      key={club.id}
      aria-label={keptClub.label}
      className={`ink ${styles.strip}`}
      data-kept={club.id}
      {...weekOf(club)}
    >
      <div className={`wrapper row ${styles.inside}`}>
        <ClubDial club={club} />
        <div>
          <Link href={clubPath(club.slug)} label={club.card.name} />
          <Link {...keptClub.change} className={styles.link}>
            <OfWhat />
          </Link>
          <ForgetClub />
          <State club={club} />
        </div>
        <CallSquare club={club} />
      </div>
    </nav>
  ))

/**
 * On the stub of a pass, in the same way: whom it is for, and the day of the club. Beside terms that are
 * in sight, those of the days are not said again from 768 px.
 */
export const KeptClubStub = ({ upright }: { upright?: boolean }) =>
  clubs.map((club) => (
    <div key={club.id} data-for={club.id} {...weekOf(club)}>
      <div className={styles.stub}>
        <ClubDial club={club} />
        <div>
          <p className="wide-title wide-title-small">{club.card.name}</p>
          <State club={club} />
          <p className={upright ? styles.days : undefined}>{freePass.terms[0]}</p>
          <Link {...keptClub.other} />
        </div>
      </div>
    </div>
  ))

/** Above the form for a pass, in the same way: for which club one was asked for, and how to reach it. */
export const AskedPass = () =>
  clubs.map((club) => (
    <section
      key={club.id}
      aria-label={askedPass.label}
      className={`ink form-notice ${styles.asked}`}
      data-asked={club.id}
    >
      <p>
        {askedPass.asked} {club.card.name}.
      </p>
      <p>
        {askedPass.on} <AskedOn />
      </p>
      <div className="row">
        {club.phones.slice(0, 1).map((phone) => (
          <ButtonLink key={phone} href={phoneUrl(phone)} label={clubPage.callClub} small />
        ))}
        <AskAgain label={askedPass.again} select="clubid" />
      </div>
    </section>
  ))
