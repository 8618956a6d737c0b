import { Picture } from '@/components/media/picture'
import { ArrowLink } from '@/components/ui/arrow-link'
import type { LabelledLink, PictureName } from '@/content/types'
import styles from './class-card.module.css'

export type ClassCardData = {
  name: string
  picture: PictureName
  text?: string
  /** Makes the whole card the target of this link. */
  cta?: LabelledLink
}

/** One class in a grid: picture, name, a sentence and a link. */
export function ClassCard({
  name,
  picture,
  text,
  cta,
  as: Heading,
  sizes,
}: ClassCardData & { as: 'h2' | 'h3'; sizes: string }) {
  return (
    <li className={styles.card}>
      <div className={`cut ratio-3-2 ${styles.picture}`}>
        <Picture name={picture} sizes={sizes} alt="" />
      </div>
      <Heading className={`tall-title ${styles.name}`}>{name}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {cta && (
        <ArrowLink wholeCard href={cta.href}>
          {cta.label}
          <span className="visually-hidden"> – {name}</span>
        </ArrowLink>
      )}
    </li>
  )
}
