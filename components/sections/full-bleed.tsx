import type { ComponentProps } from 'react'
import type { PictureName } from '@/content/types'
import { Backdrop } from '@/components/media/backdrop'
import styles from './full-bleed.module.css'
import { ButtonLink } from '@/components/ui/button-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'

/** A picture over the full width with a fitted headline at its foot, what is on offer, and a call. */
export function FullBleed({
  heading,
  tiers,
  call,
  picture,
}: {
  heading: ComponentProps<typeof FittedHeadline>['lines']
  tiers: readonly { name: string; text: string }[]
  call: { label: string; href: string }
  picture: PictureName
}) {
  return (
    <section className={`${styles.bleed} ink`}>
      <Backdrop name={picture} />
      <div className="wrap">
        <FittedHeadline as="h2" lines={heading} />
        <div className={styles.foot}>
          <ul className={styles.tiers}>
            {tiers.map(({ name, text }) => (
              <li key={name}>
                <strong className="wd">{name}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <ButtonLink href={call.href} arrow>
            {call.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
