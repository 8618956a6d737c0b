import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './icon.module.css'

export type IconProps = { small?: boolean }

type Props = IconProps & { filled?: boolean; path?: string; children?: ReactNode }

/** The frame of a drawing beside words that say the same, in their colour. */
export function Icon({ small, filled, path, children }: Props) {
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, small && styles.small)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {path && <path d={path} />}
      {children}
    </svg>
  )
}
