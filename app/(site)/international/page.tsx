import { QuietHead } from '@/components/sections/quiet-head'
import { ButtonLink } from '@/components/ui/button-link'
import { ArrowOutIcon } from '@/components/ui/icons'
import { clubs } from '@/content/clubs'
import { clubDetailsPath } from '@/content/paths'
import { international } from '@/content/pages/locations'
import { Link } from '@/components/ui/link'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata('/international')

export default function InternationalPage() {
  const { heading, lead, cta, india } = international
  return (
    <>
      <QuietHead heading={heading}>
        <div className={`stack ${styles.lead}`}>
          <p className="lead">{lead}</p>
          <ButtonLink {...cta}>
            <ArrowOutIcon />
          </ButtonLink>
        </div>
      </QuietHead>
      <section className="section section-tight bone">
        <div className="wrapper">
          <h2 className="wide-title wide-title-large">{india}</h2>
          <ul className={styles.clubs}>
            {clubs.map((club) => (
              <li key={club.slug}>
                <Link href={clubDetailsPath(club)} className="tall-title">
                  {club.card.name} <small className="title-place">{club.card.place}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
