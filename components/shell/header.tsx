import { ButtonLink } from '@/components/ui/button-link'
import { HomeLogo } from '@/components/ui/logo'
import { ChevronDownIcon, MenuIcon } from '@/components/ui/icons'
import { ctas, mainNavigation } from '@/content/navigation'
import { ClassesToolbar } from './classes-toolbar'
import toolbar from './classes-toolbar.module.css'
import styles from './header.module.css'
import { NavLink } from './nav-link'

export function Header() {
  return (
    <header className={`${styles.header} ink`}>
      <div className={`${styles.inside} wrapper`}>
        <HomeLogo className={styles.logo} />
        <nav aria-label="Main">
          <ul className={styles.links}>
            {mainNavigation.map((item) =>
              'pages' in item ? (
                <ClassesToolbar
                  key={item.label}
                  className={toolbar.toolbar}
                  label={[item.label, <ChevronDownIcon key="open" />]}
                >
                  {item.pages.map(({ label, href }, index) => (
                    <li key={href}>
                      <NavLink href={href}>
                        <span aria-hidden="true">{index + 1}</span>
                        {label}
                      </NavLink>
                    </li>
                  ))}
                </ClassesToolbar>
              ) : (
                <li key={item.href}>
                  <NavLink href={item.href}>{item.label}</NavLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <div className={styles.ctas}>
          <ButtonLink {...ctas.join} plain small />
          <ButtonLink {...ctas.pass} small />
        </div>
        <button
          className={styles.menuButton}
          type="button"
          popoverTarget="menu"
          aria-label="Open menu"
        >
          <MenuIcon />
        </button>
      </div>
    </header>
  )
}
