import { Picture } from '@/components/media/picture'
import type { PictureName } from '@/content/types'
import styles from './categories.module.css'

/** Kinds of classes as upright pictures: two in a row, three from 768 px, all six where there is room. */
export function Categories({
  items,
}: {
  items: readonly { name: string; picture: PictureName }[]
}) {
  return (
    <div className={styles.container}>
      <ul className={styles.categories}>
        {items.map(({ name, picture }) => (
          <li key={name}>
            <div className={`cut ratio-4-5 ${styles.picture}`}>
              <Picture
                name={picture}
                sizes="(min-width: 1200px) 15vw, (min-width: 768px) 30vw, 50vw"
                alt=""
              />
            </div>
            <h3 className={`tall-title ${styles.name}`}>{name}</h3>
          </li>
        ))}
      </ul>
    </div>
  )
}
