import { Footer } from '@/components/shell/footer'
import { Header } from '@/components/shell/header'
import { Menu } from '@/components/shell/menu'
import { ThumbBar } from '@/components/shell/thumb-bar'
import { TopBar } from '@/components/shell/top-bar'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <TopBar />
      <Header />
      <Menu />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <ThumbBar />
    </>
  )
}
