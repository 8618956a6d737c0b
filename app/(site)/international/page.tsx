import { AskYourClub } from '@/components/clubs/ask-your-club'
import { QuietHead } from '@/components/sections/quiet-head'
import { ButtonLink } from '@/components/ui/styled-link'
import { Stats } from '@/components/sections/stats'
import { ScaleDrawing } from '@/components/sections/to-scale'
import { ArrowOutIcon } from '@/components/ui/icons'
import { international } from '@/content/pages/locations'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/international')

export default function InternationalPage() {
  const { heading, lead, cta, claims, drawing, india } = international
  return (
    <>
      <QuietHead heading={heading} lead={lead}>
        <ButtonLink {...cta}>
          <ArrowOutIcon />
        </ButtonLink>
      </QuietHead>
      <div className="section section-tight section-below ink">
        <div className="wrapper">
          <Stats claims={claims} />
          <figure>
            <ScaleDrawing {...drawing} open />
            <figcaption className="micro">{drawing.scale}</figcaption>
          </figure>
        </div>
      </div>
      <AskYourClub heading={india} />
    </>
  )
}
