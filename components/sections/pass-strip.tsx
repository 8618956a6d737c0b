import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { freePass, tryFree } from '@/content/free-pass'
import { guestPassPath } from '@/content/paths'
import styles from './pass-strip.module.css'

interface Props {
  club?: Club
  /** What the page is about, such as "Boxing". */
  what?: string | undefined
}

/** The way to the free pass, perhaps of one club: a slim ticket, all of it a link. */
export const PassStrip = ({ club, what }: Props) => (
  <Link
    href={club ? guestPassPath(club) : freePass.cta.href}
    className={`row accent cut-twice ${styles.strip}`}
    data-paper="off"
  >
    <FittedHeadline
      as="p"
      lines={what ? tryFree(what) : freePass.headline}
      className={styles.headline}
    />
    <span className={styles.lead}>{freePass.lead}</span>
    <span className={styles.stub}>
      <ArrowRightIcon />
    </span>
  </Link>
)

/** The end of the page of a class. Specification 2.5. */
export const PassSection = ({ what }: Pick<Props, 'what'>) => (
  <section className="section section-tight bone">
    <div className="wrapper">
      <PassStrip what={what} />
    </div>
  </section>
)
