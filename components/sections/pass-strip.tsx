import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import type { Club } from '@/content/clubs'
import { freePass } from '@/content/free-pass'
import { guestPassPath } from '@/content/paths'
import styles from './pass-strip.module.css'

/** The way to the free pass, perhaps of one club: a slim ticket, all of it a link. */
export const PassStrip = ({ club }: { club?: Club }) => (
  <Link
    href={club ? guestPassPath(club) : freePass.cta.href}
    className={`row accent cut-twice ${styles.strip}`}
    data-paper="off"
  >
    <FittedHeadline as="p" lines={freePass.headline} className={styles.headline} />
    <span className={styles.lead}>{freePass.lead}</span>
    <span className={styles.stub}>
      <ArrowRightIcon />
    </span>
  </Link>
)

/** The end of the page of a class. Specification 2.5. */
export const PassSection = () => (
  <section className="section section-tight bone">
    <div className="wrapper">
      <PassStrip />
    </div>
  </section>
)
