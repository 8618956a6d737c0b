import type { ComponentProps } from 'react'
import { Picture } from '@/components/media/picture'
import type { PictureName } from '@/content/types'
import { ButtonLink } from '@/components/ui/button-link'
import styles from './feature.module.css'
import { FittedHeadline } from '@/components/ui/fitted-headline'

/** A picture that runs off one side of the screen beside a headline, a paragraph and a call. */
export function Feature({
  heading,
  lead,
  call,
  picture,
  flip,
}: {
  heading: ComponentProps<typeof FittedHeadline>['lines']
  lead: string
  call?: { label: string; href: string }
  picture: PictureName
  flip?: boolean
}) {
  return (
    <section className={flip ? `${styles.feature} ${styles.flip}` : styles.feature}>
      <div className={flip ? `${styles.picture} cut cut-l` : `${styles.picture} cut`}>
        <Picture name={picture} sizes="(min-width: 768px) 54vw, 100vw" />
      </div>
      <div className={styles.text}>
        <FittedHeadline as="h2" lines={heading} />
        <p className="lead">{lead}</p>
        {call && (
          <ButtonLink href={call.href} kind="alt" arrow className={styles.call}>
            {call.label}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
