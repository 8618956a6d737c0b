import { VisitStart } from '@/components/forms/visit-start'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-thumb="off">
      {children}
      <VisitStart />
    </main>
  )
}
