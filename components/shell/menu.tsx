import { HomeLogo } from '@/components/ui/logo'
import { CloseIcon } from '@/components/ui/icons'
import { clubNumbers } from '@/content/clubs'
import { ctas, menuMore, overlayMenu } from '@/content/navigation'
import styles from './menu.module.css'
import { NavLink, PassLink } from './nav-link'

/**
 * The menu below 991 px: a popover, so it works without JavaScript; in browsers without popovers it is
 * the end of the page.
 */
export function Menu() {
  return (
    <nav id="menu" popover="auto" className={`${styles.menu} ink`} aria-label="Menu">
      <div className={styles.top}>
        <HomeLogo className={styles.logo} />
        <button
          className={styles.button}
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <CloseIcon or="Close" />
        </button>
      </div>
      <ul className={styles.pages}>
        {overlayMenu.map(({ label, href }) => (
          <li key={href}>
            {href === ctas.pass.href ? (
              <PassLink href={href} clubs={clubNumbers}>
                {label}
              </PassLink>
            ) : (
              <NavLink href={href}>{label}</NavLink>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.more}>
        {menuMore.map(({ label, href }) => (
          <li key={href}>
            <NavLink href={href}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
