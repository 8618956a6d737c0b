import { Picture } from '@/components/media/picture'
import type { FittedLine, LabelledLink, PictureName } from '@/content/types'
import { ButtonLink } from '@/components/ui/styled-link'
import { classNames } from '@/components/ui/class-names'
import styles from './feature.module.css'
import { FittedHeadline } from '@/components/ui/fitted-headline'

type Copy = { heading: readonly FittedLine[]; lead: string; cta: LabelledLink }
type Props = Copy & { picture: PictureName; flip?: boolean }

/** A picture up to one edge of the screen, beside a headline, a paragraph and a call to action. */
export function Feature({ heading, lead, cta, picture, flip }: Props) {
  return (
    <section className={classNames('columns', styles.feature, flip && styles.flip)}>
      <div className={classNames(styles.picture, flip ? 'cut-left' : 'cut')}>
        <Picture name={picture} sizes="(min-width: 768px) 54vw, 100vw" />
      </div>
      <div className={styles.text}>
        <FittedHeadline as="h2" lines={heading} />
        <p className="lead">{lead}</p>
        <ButtonLink {...cta} plain arrow className={styles.cta}>
          <span className="visually-hidden">{` – ${heading.map(({ text: line }) => line).join(' ')}`}</span>
        </ButtonLink>
      </div>
    </section>
  )
}
