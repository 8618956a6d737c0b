import type { ReactNode } from 'react'
import { Landing } from '@/components/landing/landing'
import { LandingThanks } from '@/components/landing/landing-thanks'
import { feedback } from '@/content/forms/feedback'
import { guwahatiLead, sahakaraNagarLead } from '@/content/forms/landing-lead'
import { landing } from '@/content/pages/landing'
import { thankYou } from '@/content/pages/thank-you'
import type { FixedPath } from '@/content/paths'
import { pageMetadata } from '@/lib/seo/metadata'

type AfterLanding<Page> = Page extends `/landing/${infer Rest}` ? Rest : never

/** The landing pages of campaigns and their thanks, by what follows `/landing/` in their address. */
const shown = {
  'sahakara-nagar': <Landing {...landing.sahakaraNagar} form={sahakaraNagarLead} />,
  'sahakara-nagar/sn-thank-you': <LandingThanks {...thankYou.sahakaraNagar} />,
  'sahakara-nagar/sn-feedback-thank-you': <LandingThanks {...thankYou.feedback} />,
  'guwahati-assam': <Landing {...landing.guwahati} form={guwahatiLead} />,
  'guwahati-assam/gw-thank-you': <LandingThanks {...thankYou.guwahati} />,
  'mansarovar-feedback': <Landing {...landing.feedback} form={feedback} />,
} satisfies Record<AfterLanding<FixedPath>, ReactNode>

type Props = PageProps<'/landing/[...page]'>

export const dynamicParams = false

export const generateStaticParams = () =>
  Object.keys(shown).map((path) => ({ page: path.split('/') }))

const pathOf = async ({ params }: Props) => (await params).page.join('/') as keyof typeof shown

export const generateMetadata = async (props: Props) =>
  pageMetadata(`/landing/${await pathOf(props)}`)

export default async function LandingPage(props: Props) {
  return shown[await pathOf(props)]
}
