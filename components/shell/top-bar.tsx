import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { brand } from '@/content/brand'
import { topBar } from '@/content/navigation'
import styles from './top-bar.module.css'

export function TopBar() {
  return (
    <nav aria-label="Quick links" className={`${styles.bar} ink`}>
      <ul className="wrap">
        <li>
          <Link href={topBar.findYourGym.href} prefetch={false}>
            <Icon name="pin" />
            {topBar.findYourGym.label}
          </Link>
        </li>
        {brand.sisters.map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              {name}
              <Icon name="arrow-out" />
              <span className="vh"> (opens in a new tab)</span>
            </a>
          </li>
        ))}
        <li>
          <Link href={topBar.ownAGym.href} prefetch={false}>
            {topBar.ownAGym.label}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
