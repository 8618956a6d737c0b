export default function LandingLayout({ children }: LayoutProps<'/'>) {
  return (
    <main id="main" data-thumb="off">
      {children}
    </main>
  )
}
