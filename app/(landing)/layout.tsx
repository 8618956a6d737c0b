import { FormMemory } from '@/components/forms/form-memory'
import { FontsSettled } from '@/components/shell/fonts-settled'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-bottom-bar="off">
      {children}
      <FontsSettled />
      <FormMemory />
    </main>
  )
}
