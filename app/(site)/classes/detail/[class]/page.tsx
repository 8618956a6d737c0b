import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClassPage } from '@/components/classes/class-page'
import { Fit } from '@/components/ui/fit'
import { FreePassTicket } from '@/components/ui/free-pass-ticket'
import { PageHead } from '@/components/ui/page-head'
import { classes } from '@/content/classes'
import { absoluteUrl } from '@/lib/seo/absolute-url'

type Props = PageProps<'/classes/detail/[class]'>

export const dynamicParams = false

export const generateStaticParams = () => classes.map(({ slug }) => ({ class: slug }))

const find = async (params: Props['params']) => {
  const { class: slug } = await params
  return classes.find((one) => one.slug === slug) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await find(params)
  const { title, description } = shown
  return { title, description, ...('placeholder' in shown && { robots: { index: false } }) }
}

export default async function ClassDetailPage({ params }: Props) {
  const shown = await find(params)
  return (
    <>
      {'placeholder' in shown ? (
        <PageHead lead={shown.placeholder}>
          <Fit as="h1" lines={shown.heading} />
        </PageHead>
      ) : (
        <ClassPage shown={shown} url={absoluteUrl(`/classes/detail/${shown.slug}`)} />
      )}
      <FreePassTicket />
    </>
  )
}
