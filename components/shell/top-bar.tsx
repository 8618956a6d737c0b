import { KeptClubLink } from '@/components/clubs/kept-club-link'
import { ArrowOutIcon, PinIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { brand } from '@/content/brand'
import { topBar } from '@/content/navigation'
import styles from './top-bar.module.css'

export function TopBar() {
  return (
    <nav aria-label="Quick links" className={`${styles.bar} ink`}>
      <ul className="wrapper plain-links">
        <li>
          <KeptClubLink {...topBar.findYourGym} to="page" icon={<PinIcon />} />
        </li>
        {brand.sisters.map(({ name, url }) => (
          <li key={url}>
            <Link href={url}>
              {name}
              <ArrowOutIcon />
            </Link>
          </li>
        ))}
        <li>
          <Link {...topBar.ownAGym} />
        </li>
      </ul>
    </nav>
  )
}
