import { RecordAttribution } from '@/components/forms/record-attribution'

export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-thumb="off">
      {children}
      <RecordAttribution />
    </main>
  )
}
