import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { Logo } from '@/components/ui/logo'
import { brand } from '@/content/brand'
import { footerLinks } from '@/content/navigation'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={`${styles.footer} ink`}>
      <div className="wrap">
        <div className={styles.inside}>
          <nav aria-label="Footer">
            <ul className={styles.links}>
              {footerLinks.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} prefetch={false}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.side}>
            <ul className={styles.social}>
              {brand.social.map(({ network, icon, url }) => (
                <li key={url}>
                  <a className="sq" href={url} aria-label={`${brand.name} – ${network}`}>
                    <Icon name={icon} />
                  </a>
                </li>
              ))}
            </ul>
            <p className="micro">{brand.claims.passValidity}</p>
          </div>
        </div>
        <div className={styles.mark}>
          <Logo />
        </div>
      </div>
    </footer>
  )
}
