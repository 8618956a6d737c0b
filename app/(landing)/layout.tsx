import { FormMemory } from '@/components/forms/form-memory'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-thumb="off">
      {children}
      <FormMemory />
    </main>
  )
}
