import { Picture } from '@/components/media/picture'
import { Terms } from '@/components/ui/terms'
import { type Club, clubPhotos } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { hoursInWords } from '@/lib/clubs/hours'
import styles from './club-window.module.css'

/** A look into a club and its hours; its octagon is on the poster of the page already. */
export function ClubWindow({ slug, hours }: Club) {
  return (
    <section className={`ink ${styles.window}`}>
      <ul>
        {clubPhotos.slice(1).map(({ name, caption }) => (
          <li key={name} className="cut">
            <Picture
              name={`club-${slug}-${name}`}
              sizes="(min-width: 991px) 25vw, 46vw"
              alt={caption}
            />
          </li>
        ))}
        <li className={styles.hours}>
          <h2 className="wide-title">{clubPage.hours}</h2>
          <Terms terms={hoursInWords({ hours })} />
        </li>
      </ul>
    </section>
  )
}
