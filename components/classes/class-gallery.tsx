import { Picture } from '@/components/media/picture'
import type { GymClass } from '@/content/classes'
import { classDetail } from '@/content/pages/class-detail'
import styles from './class-gallery.module.css'

const shapes = [`cut ${styles.large}`, 'cut-twice ratio-3-2', 'cut ratio-3-2']

/** Three photos of a class: one large, two stacked beside it. */
export function ClassGallery({ pictures }: { pictures: GymClass['gallery'] }) {
  return (
    <section className="bone">
      <div className="wrapper">
        <h2 className="visually-hidden">{classDetail.gallery}</h2>
        <ul className={styles.gallery}>
          {pictures.map((name, index) => (
            <li key={name} className={shapes[index]}>
              <Picture name={name} sizes={`(min-width: 768px) ${index ? 38 : 54}vw, 92vw`} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
