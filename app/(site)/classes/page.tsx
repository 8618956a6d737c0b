import { Feature } from '@/components/sections/feature'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { classesPage } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/classes')

export default function ClassesPage() {
  const [mma, jiuJitsu, youth] = classesPage.features
  return (
    <>
      <PageHead>
        <FittedHeadline as="h1" lines={classesPage.heading} />
      </PageHead>
      <Feature {...mma} />
      <div className="ink">
        <Feature {...jiuJitsu} flip />
      </div>
      <Feature {...youth} />
      <FreePassBanner />
    </>
  )
}
