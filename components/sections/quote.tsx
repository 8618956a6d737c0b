import { Picture } from '@/components/media/picture'
import { NetworkIcon } from '@/components/ui/network-icon'
import { SquareLink } from '@/components/ui/square-button'
import type { PictureName } from '@/content/types'
import styles from './quote.module.css'

type Props = { picture: PictureName; words: string; name: string; role: string; profile?: string }

/** What somebody said, beside their octagon. `profile` is their page on the professional network. */
export function Quote({ picture, words, name, role, profile }: Props) {
  return (
    <div className={styles.quote}>
      <div className={`octagon ${styles.portrait}`}>
        <Picture name={picture} sizes="(min-width: 768px) 280px, 120px" alt="" />
      </div>
      <figure>
        <blockquote className={styles.words}>“{words}”</blockquote>
        <figcaption className={styles.author}>
          <span>
            <b className={styles.name}>{name}</b>
            {role}
          </span>
          {profile && (
            <SquareLink className={styles.profile} href={profile}>
              <NetworkIcon name="social-professional" />
              <span className="visually-hidden">{name} on the professional network</span>
            </SquareLink>
          )}
        </figcaption>
      </figure>
    </div>
  )
}
