import { PageHead } from '@/components/sections/page-head'
import type { Club } from '@/content/clubs'
import { ClubPhotos } from './club-photos'
import styles from './photos-only-page.module.css'

/** A club of which there are only photos (specification 2.8, Jaipur). */
export function PhotosOnlyPage({ slug, city, card }: Club) {
  return (
    <div className={`ink ${styles.page}`}>
      <PageHead heading={city} />
      <ClubPhotos slug={slug} card={card} />
    </div>
  )
}
