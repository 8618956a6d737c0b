import { OnEveryPage } from '@/components/shell/on-every-page'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-bottom-bar="off">
      {children}
      <OnEveryPage />
    </main>
  )
}
