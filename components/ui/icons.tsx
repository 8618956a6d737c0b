import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './icons.module.css'

/** `or` is shown where no drawings are: for an icon without words beside it. */
type Props = { small?: boolean; or?: string }

type FrameProps = Props & { filled?: boolean; path?: string; children?: ReactNode }

/** The frame of an icon. It is hidden from screen readers, because the words beside it say the same. */
export function Icon({ small, filled, path, or, children }: FrameProps) {
  return (
    <svg
      className={classNames(styles.icon, filled && styles.filled, small && styles.small)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {or && <desc>{or}</desc>}
      {path && <path d={path} />}
      {children}
    </svg>
  )
}

/* A script has all drawings that any client component imports: a page hands them over instead. */

export const ArrowLeftIcon = (props: Props) => <Icon {...props} path="M20 12H5M11 6l-6 6 6 6" />
export const ArrowOutIcon = (props: Props) => <Icon {...props} path="M7 17L17 7M9 7h8v8" />
export const ArrowRightIcon = (props: Props) => <Icon {...props} path="M4 12h14M13 6l6 6-6 6" />
export const CheckIcon = (props: Props) => <Icon {...props} path="M5 12l5 5 9-10" />
export const ChevronDownIcon = (props: Props) => <Icon {...props} path="M5 9l7 7 7-7" />
export const CloseIcon = (props: Props) => <Icon {...props} path="M5 5l14 14M19 5L5 19" />
export const LinkIcon = (props: Props) => (
  <Icon
    {...props}
    path="M10 14l4-4M8.5 10.5L5 14v3l2 2h3l3.5-3.5M15.5 13.5L19 10V7l-2-2h-3l-3.5 3.5"
  />
)
export const MailIcon = (props: Props) => <Icon {...props} path="M3 5h18v14H3zM3.5 6l8.5 7 8.5-7" />
export const MenuIcon = (props: Props) => <Icon {...props} path="M4 6h16M4 12h16M4 18h10" />
export const PhoneIcon = (props: Props) => (
  <Icon {...props} path="M4 4l5-1 2.5 5.5L9 11l4 4 2.5-2.5L21 15l-1 5c-9 1-17-7-16-16z" />
)
export const PinIcon = (props: Props) => (
  <Icon {...props} path="M12 22l-7-9V7l4-4h6l4 4v6z">
    <path d="M10.5 7.5h3l1 1v3l-1 1h-3l-1-1v-3z" strokeWidth="1.6" />
  </Icon>
)
export const PlusIcon = (props: Props) => <Icon {...props} path="M12 5v14M5 12h14" />
export const ShareIcon = (props: Props) => (
  <Icon {...props} path="M12 15V3M7 7l5-5 5 5M5 12v9h14v-9" />
)
export const PauseIcon = (props: Props) => (
  <Icon {...props} filled path="M6 4h4v16H6zM14 4h4v16h-4z" />
)
export const PlayIcon = (props: Props) => <Icon {...props} filled path="M7 4l13 8-13 8z" />
