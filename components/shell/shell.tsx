import type { ReactNode } from 'react'
import { Footer } from './footer'
import { Header } from './header'
import { Menu } from './menu'
import { OnEveryPage } from './on-every-page'
import styles from './shell.module.css'
import { BottomBar } from './bottom-bar'
import { TopBar } from './top-bar'

/** What surrounds every page except the landing pages. Specification 2.1. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Drawn in parts, the header, which ends at the right, would move. Chromium waits until its last element begins. */}
      <link rel="expect" href="#open-menu" blocking="render" />
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <TopBar />
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Menu />
      <BottomBar />
      <OnEveryPage />
    </>
  )
}
