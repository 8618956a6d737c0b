import { Picture } from '@/components/media/picture'
import type { PictureName } from '@/content/types'
import { Icon } from '@/components/ui/icon'
import styles from './quote.module.css'

/** What somebody said, beside their octagon. `profile` is their page on the professional network. */
export function Quote({
  picture,
  words,
  name,
  role,
  profile,
}: {
  picture: PictureName
  words: string
  name: string
  role: string
  profile?: string
}) {
  return (
    <div className={styles.quote}>
      <div className={`oct ${styles.portrait}`}>
        <Picture name={picture} sizes="(min-width: 768px) 280px, 120px" alt="" />
      </div>
      <figure>
        <blockquote className={styles.words}>“{words}”</blockquote>
        <figcaption className={styles.by}>
          <span>
            <b className={styles.name}>{name}</b>
            {role}
          </span>
          {profile && (
            <a className={`sq ${styles.profile}`} href={profile} target="_blank" rel="noopener">
              <Icon name="social-professional" />
              <span className="vh">{name} on the professional network (opens in a new tab)</span>
            </a>
          )}
        </figcaption>
      </figure>
    </div>
  )
}
