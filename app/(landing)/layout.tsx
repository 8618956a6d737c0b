import { RecordAttribution } from '@/components/forms/record-attribution'
import { MeasureVisit } from '@/components/visits/measure-visit'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-thumb="off">
      {children}
      <RecordAttribution />
      <MeasureVisit />
    </main>
  )
}
