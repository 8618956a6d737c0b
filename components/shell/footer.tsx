import { NetworkIcon } from '@/components/ui/network-icon'
import { Link } from '@/components/ui/link'
import { Logo } from '@/components/ui/logo'
import { SquareLink } from '@/components/ui/square-button'
import { brand } from '@/content/brand'
import { feedbackLink, footerLinks } from '@/content/navigation'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer id="footer" className={`${styles.footer} ink`}>
      <div className="wrapper">
        <div className={`columns ${styles.inside}`}>
          <nav aria-label="Footer">
            <ul className={`plain-links ${styles.links}`}>
              {footerLinks.map((link) => (
                <li key={link.href}>
                  <Link {...link} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.side}>
            <ul className={styles.social}>
              {brand.social.map(({ network, icon, url }) => (
                <li key={url}>
                  <SquareLink href={url} newTab={false} aria-label={`${brand.name} – ${network}`}>
                    <NetworkIcon name={icon} />
                  </SquareLink>
                </li>
              ))}
            </ul>
            <p>
              <Link {...feedbackLink} />
            </p>
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
