import type { ReactNode } from 'react'
import { OnEveryPage } from '@/components/forms/every-page'
import { FontsSettled } from './fonts-settled'
import { Footer } from './footer'
import { Header } from './header'
import { Menu } from './menu'
import styles from './shell.module.css'
import { BottomBar } from './bottom-bar'
import { TopBar } from './top-bar'

/** What surrounds every page except the landing pages. Specification 2.1. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      {/* Drawn in parts, the header, which ends at the right, and wide columns, which are centred, would move.
          Chromium waits only until an element begins: these are the last of the header and the first behind the columns. */}
      <link rel="expect" href="#open-menu" blocking="render" />
      <link rel="expect" href="#footer" blocking="render" media="(width >= 48em)" />
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
      <FontsSettled />
      <OnEveryPage />
    </>
  )
}
