import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ArrowRightIcon } from '@/components/ui/icons'
import { Link } from '@/components/ui/link'
import { freePass, tryFree } from '@/content/free-pass'
import styles from './pass-strip.module.css'

interface Props {
  /** What the page is about, such as "Boxing". */
  what?: string | undefined
}

/** The way to the free pass: a slim ticket, all of it a link. */
export const PassStrip = ({ what }: Props) => (
  <Link
    href={freePass.cta.href}
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
      <b>{freePass.cta.label}</b>
      <ArrowRightIcon />
    </span>
  </Link>
)

/** The end of the page of a class; of one that has only a head, on its ground. Specification 2.5. */
export const PassSection = ({ what }: Props) => (
  <section className={`section section-tight ${what ? 'bone' : 'ink'}`}>
    <div className="wrapper">
      <PassStrip what={what} />
    </div>
  </section>
)
