import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ClassPage } from '@/components/classes/class-page'
import { ClassLine } from '@/components/classes/class-line'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { PageHead } from '@/components/sections/page-head'
import { PassSection } from '@/components/sections/pass-strip'
import { ButtonLink } from '@/components/ui/styled-link'
import { classes } from '@/content/classes'
import { breadcrumbParents } from '@/content/navigation'
import { classPath } from '@/content/paths'
import { absoluteUrl } from '@/lib/seo/addresses'
import { pageMetadata } from '@/lib/seo/metadata'

type Props = PageProps<'/classes/detail/[class]'>

export const dynamicParams = false

export const generateStaticParams = () => classes.map(({ slug }) => ({ class: slug }))

const findClass = async (params: Props['params']) => {
  const { class: slug } = await params
  return classes.find((one) => one.slug === slug) ?? notFound()
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(classPath((await findClass(params)).slug))
}

export default async function ClassDetailPage({ params }: Props) {
  const shown = await findClass(params)
  const path = classPath(shown.slug)
  const trail = [breadcrumbParents.classes, { label: shown.name, href: path }]
  return (
    <Breadcrumbs trail={trail}>
      {'placeholder' in shown ? (
        <>
          <PageHead picture={shown.picture} heading={shown.heading} lead={shown.placeholder}>
            <ButtonLink {...shown.instead} plain arrow />
          </PageHead>
          {shown.effort && (
            <div className="section section-below ink">
              <div className="wrapper">
                <ClassLine effort={shown.effort} />
              </div>
            </div>
          )}
        </>
      ) : (
        <ClassPage shown={shown} url={absoluteUrl(path)} />
      )}
      <PassSection what={'placeholder' in shown ? undefined : shown.toTry} />
    </Breadcrumbs>
  )
}
