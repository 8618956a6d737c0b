import { classNames } from '@/components/ui/class-names'
import { ClassCard, type ClassCardData } from './class-card'
import styles from './class-cards.module.css'

const BELOW = '(min-width: 624px) 46vw, 92vw'

/** A grid of classes: one column on a phone, then two, and three from 991 px where asked for. */
export function ClassCards({
  cards,
  as,
  three,
}: {
  cards: readonly ClassCardData[]
  as: 'h2' | 'h3'
  three?: boolean
}) {
  const sizes = three ? `(min-width: 991px) 31vw, ${BELOW}` : BELOW
  return (
    <ul className={classNames(styles.cards, three && styles.three)}>
      {cards.map((card) => (
        <ClassCard key={card.name} {...card} as={as} sizes={sizes} />
      ))}
    </ul>
  )
}
