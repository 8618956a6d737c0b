import { Link } from '@/components/ui/link'
import { clubs } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { phoneUrl } from '@/lib/clubs/address'
import { weekOf } from '@/lib/clubs/hours'
import { ClubDial } from './club-dial'
import styles from './club-phones.module.css'
import { OpenText } from './open-text'

/** The clubs by their cities, each with its day and its phone. */
export const ClubPhones = () => (
  <ul className={`fact ${styles.phones}`}>
    {clubs.map((club) => (
      <li key={club.id} {...weekOf(club)}>
        <ClubDial club={club} />
        <Link href={clubPath(club.slug)}>
          {club.city}
          <span className="visually-hidden">, {club.name}</span>
        </Link>
        {club.phones.slice(0, 1).map((phone) => (
          <Link key={phone} href={phoneUrl(phone)}>
            <span className="visually-hidden">{`${clubPage.call} ${club.name}, `}</span>
            {phone}
          </Link>
        ))}
        <OpenText club={club} />
      </li>
    ))}
  </ul>
)
