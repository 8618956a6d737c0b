import Link from 'next/link'
import { ButtonLink } from '@/components/ui/button-link'
import { Fit } from '@/components/ui/fit'
import { HeadFoot } from '@/components/ui/head-foot'
import { PageHead } from '@/components/ui/page-head'
import { clubDetails, clubs } from '@/content/clubs'
import { international } from '@/content/pages/locations'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata({
  path: '/international',
  title: international.title,
  description: international.description,
})

export default function InternationalPage() {
  const { heading, lead, call, india } = international
  return (
    <>
      <PageHead>
        <Fit as="h1" lines={[{ text: heading, cut: 'wide', small: 'tall' }]} />
        <HeadFoot
          call={
            <ButtonLink href={call.href} arrow>
              {call.label}
            </ButtonLink>
          }
        >
          <p className="lead">{lead}</p>
        </HeadFoot>
      </PageHead>
      <section className="sec bone">
        <div className="wrap">
          <h2 className="wd wd--3">{india}</h2>
          <ul className={styles.clubs}>
            {clubs.map((club) => (
              <li key={club.slug}>
                <Link href={clubDetails(club)} prefetch={false}>
                  {club.card.name} <small>{club.card.place}</small>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  )
}
