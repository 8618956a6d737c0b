import { Picture } from '@/components/media/picture'
import type { PictureName } from '@/content/types'
import styles from './categories.module.css'

/** Kinds of classes as upright pictures: two in a row, three from 768 px, all six from 1200 px. */
export function Categories({
  items,
}: {
  items: readonly { name: string; picture: PictureName }[]
}) {
  return (
    <ul className={styles.categories}>
      {items.map(({ name, picture }) => (
        <li key={name}>
          <div className={`cut r45 ${styles.picture}`}>
            <Picture
              name={picture}
              sizes="(min-width: 1200px) 15vw, (min-width: 768px) 30vw, 46vw"
              alt=""
            />
          </div>
          <h3 className={`tl ${styles.name}`}>{name}</h3>
        </li>
      ))}
    </ul>
  )
}
