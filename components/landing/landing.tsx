import { Form } from '@/components/forms/form'
import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { Terms } from '@/components/ui/terms'
import type { FormDescription } from '@/content/forms/types'
import { type Club, clubPhotos } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import type { FittedLine } from '@/content/types'
import { hoursInWords } from '@/lib/clubs/hours'
import { ClubContact } from './club-contact'
import { HomeLogo } from '@/components/ui/logo'
import { ArrowRightIcon } from '@/components/ui/icons'
import styles from './landing.module.css'

/** A look into a club and its hours; its octagon is on the poster of the page already. */
const ClubWindow = ({ club }: { club: Club }) => (
  <section className={`ink ${styles.window}`}>
    <ul>
      {clubPhotos.slice(1).map(({ name, caption }) => (
        <li key={name} className="cut">
          <Picture
            name={`club-${club.slug}-${name}`}
            sizes="(min-width: 991px) 25vw, 46vw"
            alt={caption}
          />
        </li>
      ))}
      <li className={styles.hours}>
        <h2 className="wide-title">{clubPage.hours}</h2>
        <Terms terms={hoursInWords(club)} />
      </li>
    </ul>
  </section>
)

type Props = {
  heading: readonly FittedLine[]
  intro: string
  club: Club
  reasons?: readonly string[]
  form: FormDescription
}

/**
 * A landing page, without header and footer: a poster, a club's form, and where the club is. With
 * `reasons` to come they stand above the form, and a look into the club follows.
 */
export function Landing({ heading, intro, club, reasons, form }: Props) {
  return (
    <div className={styles.landing}>
      <section className={`pictured ink ${styles.poster}`}>
        <Backdrop>
          <Picture name={`club-${club.slug}-octagon`} sizes="100vw" alt="" priority />
        </Backdrop>
        <HomeLogo />
        <div className={styles.words}>
          <FittedHeadline as="h1" lines={heading} />
          <p className="lead">{intro}</p>
        </div>
      </section>
      <section className={`bone ${styles.side}`}>
        <h2 className="wide-title wide-title-large">{`${club.name}, ${club.city}`}</h2>
        {reasons && (
          <ul className={`row fact ${styles.reasons}`}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        <Form {...form} icon={<ArrowRightIcon />} />
        <ClubContact {...club} />
      </section>
      {reasons && <ClubWindow club={club} />}
    </div>
  )
}
