import type { Belt as BeltData, BeltVariant } from '@/content/belts'
import { classNames } from '@/components/ui/class-names'
import styles from './belt.module.css'

interface Props extends Pick<BeltData, 'colour' | 'stripes'> {
  core?: BeltVariant['core'] | undefined
  share?: number
  className?: string | undefined
}

/** A drawing of a belt. `share` is its part of the width; the words beside it name it. */
export function Belt({ colour, stripes, core, share = 1, className }: Props) {
  return (
    <span
      className={classNames(styles.belt, className)}
      data-colour={colour}
      data-core={core}
      style={{ '--stripes': stripes, '--length': `${share * 100}%` }}
      aria-hidden="true"
    />
  )
}
