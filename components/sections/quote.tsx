import { NetworkIcon } from '@/components/ui/network-icon'
import { SquareLink } from '@/components/ui/square-button'
import styles from './quote.module.css'

type Props = { text: string; name: string; role: string; profile?: string }

/** What somebody said, beside a bar. `profile` is their page on the professional network. */
export function Quote({ text, name, role, profile }: Props) {
  return (
    <figure className={`columns-desktop ${styles.quote}`}>
      <blockquote className={`tall-title ${styles.text}`}>“{text}”</blockquote>
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
  )
}
