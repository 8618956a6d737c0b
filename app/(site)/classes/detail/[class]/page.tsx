import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClassPage } from '@/components/classes/class-page'
import { Fit } from '@/components/ui/fit'
import { FreePassTicket } from '@/components/ui/free-pass-ticket'
import { JsonLd } from '@/components/ui/json-ld'
import { PageHead } from '@/components/ui/page-head'
import { classes } from '@/content/classes'
import { crumbs } from '@/content/navigation'
import { absoluteUrl } from '@/lib/seo/absolute-url'
import { breadcrumbs } from '@/lib/seo/breadcrumbs'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/classes/detail/[class]'>

export const dynamicParams = false

export const generateStaticParams = () => classes.map(({ slug }) => ({ class: slug }))

const find = async (params: Props['params']) => {
  const { class: slug } = await params
  return classes.find((one) => one.slug === slug) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shown = await find(params)
  const { slug, title, description } = shown
  const index = !('placeholder' in shown)
  return pageMetadata({ path: `/classes/detail/${slug}`, title, description, index })
}

export default async function ClassDetailPage({ params }: Props) {
  const shown = await find(params)
  const path = `/classes/detail/${shown.slug}`
  return (
    <>
      {'placeholder' in shown ? (
        <PageHead lead={shown.placeholder}>
          <Fit as="h1" lines={shown.heading} />
        </PageHead>
      ) : (
        <ClassPage shown={shown} url={absoluteUrl(path)} />
      )}
      <FreePassTicket />
      <JsonLd things={[breadcrumbs(crumbs.classes, { label: shown.name, href: path })]} />
    </>
  )
}
