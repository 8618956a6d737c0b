import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { freePass } from '@/content/free-pass'
import styles from './pass-strip.module.css'

/** The way to the free pass: a slim ticket, all of it a link. */
export const PassStrip = () => (
  <Link href={freePass.cta.href} className={`row accent cut-twice ${styles.strip}`}>
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
