import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/button-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
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
    <PageHead picture={<Picture name={`club-${slug}-octagon`} sizes="100vw" alt="" priority />}>
      <FittedHeadline as="h1" lines={[{ text: headline, cut: 'tall' }]} />
      <PageHeadFooter
        cta={
          <ButtonLink href={clubPage.pass.href} arrow>
            {clubPage.pass.label}
          </ButtonLink>
        }
      >
        <p className="wide-title wide-title-large">{line}</p>
      </PageHeadFooter>
    </PageHead>
  )
}
