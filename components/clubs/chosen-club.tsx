import { ContactLines } from '@/components/ui/contact-lines'
import { clubs } from '@/content/clubs'
import { chosenClub } from '@/content/pages/locations'
import { clubAddress } from '@/lib/clubs/address'
import styles from './chosen-club.module.css'
import { ClubDirections } from './club-directions'

/**
 * The club that the address of the page names, as /thank-you-guest#104 does: how to reach it. No
 * script takes part.
 */
export const ChosenClub = () =>
  clubs.map((club) => (
    <section key={club.id} id={String(club.id)} className={styles.club}>
      <h2>
        <span className="wide-title wide-title-small">{chosenClub}</span>{' '}
        <span className="tall-title">{club.card.name}</span>
      </h2>
      <address>
        <p>{clubAddress(club)}</p>
        <ContactLines phones={club.phones} email={club.email}>
          <ClubDirections {...club} />
        </ContactLines>
      </address>
    </section>
  ))
