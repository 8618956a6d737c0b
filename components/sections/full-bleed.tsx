import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import type { FittedLine, LabelledLink, PictureName } from '@/content/types'
import styles from './full-bleed.module.css'

type Props = {
  heading: readonly FittedLine[]
  tiers: readonly { name: string; text: string }[]
  note: string
  cta: LabelledLink
  picture: PictureName
  phone: PictureName
}

/** A picture over the full width, with a fitted headline, an offer and a call to action at the bottom. */
export function FullBleed({ heading, tiers, note, cta, picture, phone }: Props) {
  return (
    <section className={`pictured ink ${styles.block}`}>
      <Backdrop>
        <Picture name={picture} phone={phone} sizes="100vw" alt="" />
      </Backdrop>
      <div className="wrapper">
        <FittedHeadline as="h2" lines={heading} />
        <div className={`columns ${styles.foot}`}>
          <div className={styles.offer}>
            <ul className={styles.tiers}>
              {tiers.map(({ name, text }) => (
                <li key={name}>
                  <strong className="wide-title">{name}</strong>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
            <p>{note}</p>
          </div>
          <ButtonLink {...cta} arrow />
        </div>
      </div>
    </section>
  )
}
