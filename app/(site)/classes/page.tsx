import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { PageHead } from '@/components/sections/page-head'
import { classesPage } from '@/content/pages/classes'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/classes')

export default function ClassesPage() {
  const [mma, jiuJitsu, youth] = classesPage.features
  return (
    <>
      <PageHead heading={classesPage.heading} />
      <Feature {...mma} />
      <div className="ink">
        <Feature {...jiuJitsu} flip />
      </div>
      <Feature {...youth} />
      <FreePassBanner />
    </>
  )
}
