import { PageHeadFooter } from '@/components/sections/page-head-footer'
import { PageHead } from '@/components/sections/page-head'
import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'

/** The head of a club's page: where it is, over its octagon, and the way to a free pass. */
export function ClubHead({
  slug,
  headline,
  line,
}: Pick<Club, 'slug'> & { headline: string; line: string }) {
  return (
    <PageHead picture={`club-${slug}-octagon`} heading={headline}>
      <PageHeadFooter cta={clubPage.pass}>
        <p className="wide-title wide-title-large">{line}</p>
      </PageHeadFooter>
    </PageHead>
  )
}
