import { buttonClass } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/styled-link'
import { HomeLogo } from '@/components/ui/logo'
import { ChevronDownIcon, MenuIcon } from '@/components/ui/icons'
import { clubNumbers } from '@/content/clubs'
import { ctas, mainNavigation } from '@/content/navigation'
import { ClassesToolbar } from './classes-toolbar'
import toolbar from './classes-toolbar.module.css'
import styles from './header.module.css'
import menu from './menu.module.css'
import { NavLink, PassLink } from './nav-link'

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
                  pages={item.pages}
                />
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
          <PassLink
            href={ctas.pass.href}
            clubs={clubNumbers}
            className={buttonClass({ small: true }, undefined)}
            data-button=""
          >
            {ctas.pass.label}
          </PassLink>
        </div>
        <a className={`${menu.button} ${menu.jump}`} href="#menu" aria-label="Menu">
          <MenuIcon or="Menu" />
        </a>
        <button
          id="open-menu"
          className={menu.button}
          type="button"
          popoverTarget="menu"
          aria-label="Open menu"
        >
          <MenuIcon or="Menu" />
        </button>
      </div>
    </header>
  )
}
