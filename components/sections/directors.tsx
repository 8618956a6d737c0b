import { Picture } from '@/components/media/picture'
import type { PictureName } from '@/content/types'
import styles from './directors.module.css'

/** The people behind the program, with their portraits. Specification 2.6. */
export function Directors({
  people,
}: {
  people: readonly { picture: PictureName; name: string; role: string }[]
}) {
  return (
    <ul className={styles.directors}>
      {people.map(({ picture, name, role }) => (
        <li key={name}>
          <div className="cut ratio-4-5">
            <Picture name={picture} sizes="(min-width: 768px) 31vw, 92vw" alt="" />
          </div>
          <h3 className={`tall-title ${styles.name}`}>{name}</h3>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  )
}
