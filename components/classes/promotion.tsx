import { adultBelts, youthBelts } from '@/content/belts'
import { BeltLadder } from './belt-ladder'
import styles from './promotion.module.css'

type Ladder = { heading: string; text: string }
type Props = Ladder & { adult: Ladder; youth: Ladder }

/** How belts are earned, and the two ladders of them. Specification 9. */
export function Promotion({ heading, text, adult, youth }: Props) {
  return (
    <section className={`section section-below ink ${styles.promotion}`}>
      <div className="wrapper">
        <div className={`columns ${styles.head}`}>
          <h2 className="tall-title">{heading}</h2>
          <p className="lead">{text}</p>
        </div>
        <h3 className={`wide-title wide-title-large ${styles.heading}`}>{adult.heading}</h3>
        <p className={styles.text}>{adult.text}</p>
        <BeltLadder belts={adultBelts} growing />
        <h3 className={`wide-title wide-title-large ${styles.heading}`}>{youth.heading}</h3>
        <p className={styles.text}>{youth.text}</p>
        <BeltLadder belts={youthBelts} />
      </div>
    </section>
  )
}
