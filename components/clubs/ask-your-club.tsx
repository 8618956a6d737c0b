import { ClubLine } from './club-line'

type Props = { heading: string; text?: string }

/** What to do on a page that cannot answer: the clubs, in one line. */
export const AskYourClub = ({ heading, text }: Props) => (
  <section className="section section-tight bone">
    <div className="wrapper row">
      <h2 className="wide-title wide-title-large">{heading}</h2>
      <div>
        {text && <p className="lead">{text}</p>}
        <ClubLine />
      </div>
    </div>
  </section>
)
