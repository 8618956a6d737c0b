import { ClassScore, ScoreHead, ScoreNote, ScoreRows } from '@/components/classes/class-score'
import { groupRows, ultimateRows } from '@/components/classes/score-rows'
import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/styled-link'
import { home } from '@/content/pages/home'
import styles from './find-your-fit.module.css'

const { picture, heading, length, tiers, note, cta } = home.findYourFit

/** Every class over the same minutes, by what a membership includes. Specification 2.3. */
export const FindYourFit = () => (
  <section className="section section-below ink">
    <div className={`pictured ${styles.head}`}>
      <Backdrop>
        <Picture name={picture} sizes="(min-width: 768px) 100vw, 50vw" alt="" />
      </Backdrop>
      <div className={`wrapper row ${styles.ends}`}>
        <h2 className="tall-title tall-title-large">{heading}</h2>
        <p className="row">
          <b className="tall-title">{length.figure}</b>
          <span className="wide-title">{length.text}</span>
        </p>
      </div>
    </div>
    <div className="wrapper">
      <ClassScore>
        {tiers.map((tier, group) => (
          <div key={tier.href}>
            <ScoreHead as="h3" {...tier} />
            <ScoreRows rows={group ? ultimateRows : groupRows} accent={!group} />
          </div>
        ))}
      </ClassScore>
      <ScoreNote />
      <div className={`row ${styles.ends}`}>
        <p className="lead">{note}</p>
        <ButtonLink {...cta} arrow />
      </div>
    </div>
  </section>
)
