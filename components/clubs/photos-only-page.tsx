import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PageHead } from '@/components/sections/page-head'
import type { Club } from '@/content/clubs'
import { ClubPhotos } from './club-photos'
import styles from './photos-only-page.module.css'

/** A club of which there are only photos (specification 2.8, Jaipur). */
export function PhotosOnlyPage({ slug, city, card }: Club) {
  return (
    <div className={`ink ${styles.page}`}>
      <PageHead>
        <FittedHeadline as="h1" lines={[{ text: city, cut: 'tall' }]} />
      </PageHead>
      <ClubPhotos slug={slug} card={card} />
    </div>
  )
}
