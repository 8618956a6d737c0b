import { OnEveryPage } from '@/components/forms/every-page'
import { FontsSettled } from '@/components/shell/fonts-settled'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-bottom-bar="off">
      {children}
      <FontsSettled />
      <OnEveryPage />
    </main>
  )
}
