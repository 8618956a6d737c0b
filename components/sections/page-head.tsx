import type { ReactElement, ReactNode } from 'react'
import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import type { FittedLine, PictureName } from '@/content/types'
import styles from './page-head.module.css'

interface Props {
  picture: PictureName | ReactElement
  heading?: readonly FittedLine[]
  lead?: string
  children?: ReactNode
}

/**
 * The head of a page: a picture under a scrim with the words at the bottom. Without `heading` the
 * `children` contain the h1.
 */
export const PageHead = ({ picture, heading, lead, children }: Props) => (
  <section className={`pictured ink ${styles.head}`}>
    <Backdrop>
      {typeof picture === 'string' ? (
        <Picture name={picture} sizes="100vw" alt="" priority />
      ) : (
        picture
      )}
    </Backdrop>
    <div className={`wrapper ${styles.words}`}>
      {heading && <FittedHeadline as="h1" lines={heading} />}
      {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
      {children}
    </div>
  </section>
)
