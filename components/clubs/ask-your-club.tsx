import { ClubClocks } from './club-clocks'
import { ClubList } from './club-list'

type Props = { heading: string; text?: string }

/** What to do on a page that cannot answer: the clubs, whether somebody is there, and their phones. */
export const AskYourClub = ({ heading, text }: Props) => (
  <section className="section section-tight bone">
    <div className="wrapper stack">
      <div className="ruled">
        <h2 className="wide-title wide-title-large">{heading}</h2>
        {text && <p className="lead">{text}</p>}
      </div>
      <ClubList open />
      <ClubClocks />
    </div>
  </section>
)
