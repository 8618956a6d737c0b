import { OnEveryPage } from '@/components/forms/every-page'
import { FontsSettled } from '@/components/shell/fonts-settled'
import { ScriptsRun } from '@/components/shell/scripts-run'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-bottom-bar="off">
      {children}
      <FontsSettled />
      <OnEveryPage />
      <ScriptsRun />
    </main>
  )
}
