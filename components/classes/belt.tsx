import type { CSSProperties } from 'react'
import type { Belt as BeltData, BeltVariant } from '@/content/belts'
import styles from './belt.module.css'

/** One belt, drawn. `share` is how much of the room it takes; the words beside it say what it is. */
export function Belt({
  colour,
  stripes,
  core,
  share = 1,
  className = '',
}: Pick<BeltData, 'colour' | 'stripes'> & {
  core?: BeltVariant['core']
  share?: number
  className?: string | undefined
}) {
  const size: CSSProperties & Record<`--${string}`, number | string> = {
    '--stripes': stripes,
    ...(share < 1 && { '--length': `${share * 100}%` }),
  }
  return (
    <span
      className={`${styles.belt} ${className}`}
      data-colour={colour}
      data-core={core}
      style={size}
      aria-hidden="true"
    />
  )
}
