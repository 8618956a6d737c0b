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
          <Link href={topBar.findYourGym.href}>
            <PinIcon />
            {topBar.findYourGym.label}
          </Link>
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
