import { Landing } from '@/components/landing/landing'
import { LandingThanks } from '@/components/landing/landing-thanks'
import { landing, landingThanks } from '@/content/pages/landing'
import type { LandingPath } from '@/content/paths'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/landing/[...page]'>

export const dynamicParams = false

export const generateStaticParams = () =>
  [...landing.keys(), ...landingThanks.keys()].map((path) => ({ page: path.split('/').slice(2) }))

const pathOf = async ({ params }: Props) =>
  `/landing/${(await params).page.join('/')}` as LandingPath

export const generateMetadata = async (props: Props) => pageMetadata(await pathOf(props))

export default async function LandingPage(props: Props) {
  const path = await pathOf(props)
  const page = landing.get(path)
  const thanks = landingThanks.get(path)
  return page ? <Landing {...page} /> : thanks && <LandingThanks {...thanks} />
}
