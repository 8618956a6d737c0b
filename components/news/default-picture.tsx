import type { CSSProperties, ReactNode } from 'react'
import { Picture } from '@/components/media/picture'
import pictures from '@/content/pictures.json'
import styles from './default-picture.module.css'

const NAME = 'news'
const WIDTH = 720
const file = pictures[NAME].files.find(({ width }) => width === WIDTH)
const behind: CSSProperties & Record<`--${string}`, string> = {
  '--default-picture': `url(${file?.webp})`,
}

/** What takes the place of a banner that an article doesn't have. */
export function DefaultPicture({ sizes, first = false }: { sizes: string; first?: boolean }) {
  return <Picture name={NAME} sizes={sizes} alt="" priority={first} />
}

/** Lets banners inside whose file is missing show the default picture, without script. */
export function WithDefaultPicture({ children }: { children: ReactNode }) {
  return (
    <div className={styles.around} style={behind}>
      {children}
    </div>
  )
}
