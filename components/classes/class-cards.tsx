import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/styled-link'
import { classNames } from '@/components/ui/class-names'
import linkCard from '@/components/ui/link-card.module.css'
import { classDetail } from '@/content/pages/class-detail'
import type { LabelledLink, PictureName } from '@/content/types'
import styles from './class-cards.module.css'

/** A card with a `cta` is as a whole the target of that link. */
type Card = {
  name: string
  picture: PictureName
  text?: string
  cta?: LabelledLink
  /** Its page has only a short text so far. */
  soon?: boolean
}
type Props = { cards: readonly Card[]; as: 'h2' | 'h3'; three?: boolean }

/** A grid of classes: one column on a phone, then two, or three where asked for. */
export function ClassCards({ cards, as: Heading, three }: Props) {
  const sizes = three ? '(min-width: 768px) 31vw, 92vw' : '(min-width: 624px) 46vw, 92vw'
  return (
    <ul className={classNames('stack', styles.cards, three && styles.three)}>
      {cards.map(({ name, picture, text, cta, soon }) => (
        <li key={name} className={`${linkCard.card} ${styles.card}`}>
          <div className="cut ratio-3-2">
            <Picture name={picture} sizes={sizes} alt="" />
            {soon && <p className={styles.soon}>{classDetail.soon}</p>}
          </div>
          <Heading className="wide-title wide-title-large">{name}</Heading>
          {text && <p>{text}</p>}
          {cta && (
            <ArrowLink {...cta}>
              <span className="visually-hidden"> – {name}</span>
            </ArrowLink>
          )}
        </li>
      ))}
    </ul>
  )
}
