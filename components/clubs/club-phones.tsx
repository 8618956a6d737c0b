import { Link } from '@/components/ui/link'
import { clubs } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { phoneUrl } from '@/lib/clubs/address'
import styles from './club-phones.module.css'

/** The clubs by their cities, each with its phone. */
export const ClubPhones = () => (
  <ul className={`fact ${styles.phones}`}>
    {clubs.map(({ id, slug, city, name, phones: [phone] }) => (
      <li key={id}>
        <Link href={clubPath(slug)}>
          {city}
          <span className="visually-hidden">, {name}</span>
        </Link>
        {phone && (
          <Link href={phoneUrl(phone)}>
            <span className="visually-hidden">{`${clubPage.call} ${name}, `}</span>
            {phone}
          </Link>
        )}
      </li>
    ))}
  </ul>
)
