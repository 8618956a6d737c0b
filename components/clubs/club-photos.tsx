import { Carousel } from '@/components/media/carousel'
import { Picture } from '@/components/media/picture'
import { Icon } from '@/components/ui/icon'
import { type Club, clubPhotos } from '@/content/clubs'

/** The four photos of a club (specification 2.8). */
export function ClubPhotos({ slug, card }: Pick<Club, 'slug' | 'card'>) {
  return (
    <section className="sec ink">
      <div className="wrap">
        <Carousel
          label={`Photos of ${card.name}`}
          noun="Photo"
          slides={clubPhotos.map(({ name, caption }) => ({
            caption,
            content: (
              <div className="cut2 r169">
                <Picture name={`club-${slug}-${name}`} sizes="92vw" />
              </div>
            ),
          }))}
          previousIcon={<Icon name="arrow-left" />}
          nextIcon={<Icon name="arrow-right" />}
        />
      </div>
    </section>
  )
}
