import { FormMemory } from '@/components/forms/form-memory'
import { MeasureVisit } from '@/components/visits/measure-visit'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-thumb="off">
      {children}
      <FormMemory />
      <MeasureVisit />
    </main>
  )
}
