import { AskYourClub } from '@/components/clubs/ask-your-club'
import { QuietHead } from '@/components/sections/quiet-head'
import { Stats } from '@/components/sections/stats'
import { ButtonLink } from '@/components/ui/styled-link'
import { ArrowOutIcon } from '@/components/ui/icons'
import { international } from '@/content/pages/locations'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata('/international')

export default function InternationalPage() {
  const { heading, lead, cta, claims, india } = international
  return (
    <>
      <QuietHead heading={heading}>
        <div className="row">
          <p className="lead">{lead}</p>
          <ButtonLink {...cta}>
            <ArrowOutIcon />
          </ButtonLink>
        </div>
      </QuietHead>
      <div className="section section-tight ink">
        <div className="wrapper">
          <Stats claims={claims} />
        </div>
      </div>
      <AskYourClub heading={india} />
    </>
  )
}
