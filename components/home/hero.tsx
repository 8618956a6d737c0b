import { Picture } from '@/components/media/picture'
import { ButtonLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PauseIcon, PlayIcon } from '@/components/ui/icons'
import type { FittedLine, LabelledLink } from '@/content/types'
import videos from '@/content/videos.json'
import { HeroVideo } from './hero-video'
import styles from './hero.module.css'

type Props = { heading: readonly FittedLine[]; lead: string; cta: LabelledLink }

/** The first screen: the poster at once, the video after everything else. Specification 2.3. */
export function Hero({ heading, lead, cta }: Props) {
  return (
    <section className={`pictured ink ${styles.hero}`}>
      <div className={styles.poster}>
        <Picture name="hero-poster" phone="hero-portrait" sizes="100vw" alt="" priority />
      </div>
      <HeroVideo
        className={styles.control}
        webm={videos.hero.webm}
        mp4={videos.hero.mp4}
        play={<PlayIcon />}
        pause={<PauseIcon />}
      />
      <div className={`${styles.inside} wrapper`}>
        <FittedHeadline as="h1" lines={heading} />
        <div className={styles.foot}>
          <p className="lead">{lead}</p>
          <ButtonLink {...cta} arrow className={styles.cta} />
        </div>
      </div>
    </section>
  )
}
