import type { ReactElement, ReactNode } from 'react'
import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { classNames } from '@/components/ui/class-names'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import type { FittedLine, PictureName } from '@/content/types'
import styles from './page-head.module.css'

interface Props {
  picture?: PictureName | ReactElement
  heading?: string | readonly FittedLine[]
  lead?: string
  children?: ReactNode
}

/**
 * The head of a page: plain ink, or a picture under a scrim with the words at the bottom. A string
 * as `heading` is one line in the tall font; without `heading` the `children` contain the h1.
 */
export function PageHead({ picture, heading, lead, children }: Props) {
  const lines =
    typeof heading === 'string' ? [{ text: heading, typeface: 'tall' as const }] : heading
  return (
    <section
      className={classNames(
        'pictured ink',
        styles.head,
        picture !== undefined && styles.withPicture,
      )}
    >
      {picture && (
        <Backdrop>
          {typeof picture === 'string' ? (
            <Picture name={picture} sizes="100vw" alt="" priority />
          ) : (
            picture
          )}
        </Backdrop>
      )}
      <div className={`wrapper ${styles.words}`}>
        {lines && <FittedHeadline as="h1" lines={lines} />}
        {lead && <p className={`lead ${styles.lead}`}>{lead}</p>}
        {children}
      </div>
    </section>
  )
}
