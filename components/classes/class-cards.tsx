import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/styled-link'
import linkCard from '@/components/ui/link-card.module.css'
import type { LabelledLink, PictureName } from '@/content/types'
import styles from './class-cards.module.css'

/** A card with a `cta` is as a whole the target of that link. */
type Card = {
  name: string
  picture: PictureName
  text?: string
  cta?: LabelledLink
}

/** Classes: on a phone rows with a small picture, then a grid. */
export const ClassCards = ({ cards }: { cards: readonly Card[] }) => (
  <ul className={`stack ${styles.cards}`}>
    {cards.map(({ name, picture, text, cta }) => (
      <li key={name} className={`${linkCard.card} ${styles.card}`}>
        <div className="cut ratio-3-2">
          <Picture name={picture} sizes="31vw" alt="" />
        </div>
        <h3 className="wide-title wide-title-large">{name}</h3>
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
