import { Shell } from '@/components/shell/shell'

export default function SiteLayout({ children }: LayoutProps<'/'>) {
  return <Shell>{children}</Shell>
}
