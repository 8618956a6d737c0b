import { Link } from '@/components/ui/link'
import { clubs } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { clubPath } from '@/content/paths'
import { phoneUrl } from '@/lib/clubs/address'
import styles from './club-line.module.css'

/** The clubs by their cities, each a link to its page, or with `call` a call of it. */
export const ClubLine = ({ call }: { call?: boolean }) => (
  <ul className={`fact ${styles.line}`}>
    {clubs.map(({ id, slug, city, name, phones: [phone] }) => (
      <li key={id}>
        <Link href={call && phone ? phoneUrl(phone) : clubPath(slug)}>
          {call && <span className="visually-hidden">{clubPage.call} </span>}
          {city}
          <span className="visually-hidden">, {name}</span>
        </Link>
      </li>
    ))}
  </ul>
)
