import { Feature } from '@/components/ui/feature'
import { Fit } from '@/components/ui/fit'
import { FreePassTicket } from '@/components/ui/free-pass-ticket'
import { PageHead } from '@/components/ui/page-head'
import { classesPage } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  path: '/classes',
  title: classesPage.title,
  description: classesPage.description,
})

export default function ClassesPage() {
  const [mma, jiuJitsu, youth] = classesPage.features
  return (
    <>
      <PageHead>
        <Fit as="h1" lines={classesPage.heading} />
      </PageHead>
      <Feature {...mma} />
      <div className="ink">
        <Feature {...jiuJitsu} flip />
      </div>
      <Feature {...youth} />
      <FreePassTicket />
    </>
  )
}
