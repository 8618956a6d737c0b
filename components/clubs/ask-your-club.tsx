import { ClubLine } from './club-line'
import styles from './club-line.module.css'

type Props = { heading: string; text?: string }

/** What to do on a page that cannot answer: the clubs, in one line. */
export const AskYourClub = ({ heading, text }: Props) => (
  <section className="section section-tight bone">
    <div className={`wrapper columns ${styles.clubs}`}>
      <div>
        <h2 className="wide-title wide-title-large">{heading}</h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <ClubLine />
    </div>
  </section>
)
