import Link from 'next/link'
import { Picture } from '@/components/media/picture'
import type { PictureName } from '@/content/types'
import { Icon } from '@/components/ui/icon'
import styles from './class-card.module.css'

export type ClassCardData = {
  name: string
  picture: PictureName
  text?: string
  /** Makes the whole card the target of this link. */
  call?: { label: string; href: string }
}

/** One class in a grid: its picture, its name, a sentence and where to read on. */
export function ClassCard({
  name,
  picture,
  text,
  call,
  as: Heading,
  sizes,
}: ClassCardData & { as: 'h2' | 'h3'; sizes: string }) {
  return (
    <li className={styles.card}>
      <div className={`cut r32 ${styles.picture}`}>
        <Picture name={picture} sizes={sizes} alt="" />
      </div>
      <Heading className={`tl ${styles.name}`}>{name}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {call && (
        <Link className={`go ${styles.call}`} href={call.href} prefetch={false}>
          {call.label}
          <span className="vh"> – {name}</span>
          <Icon name="arrow-right" />
        </Link>
      )}
    </li>
  )
}
