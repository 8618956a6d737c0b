import { Carousel } from '@/components/media/carousel'
import { Picture } from '@/components/media/picture'
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons'
import { type Club, clubPhotos } from '@/content/clubs'

/** The four photos of a club (specification 2.8), below the head of its page. */
export function ClubPhotos({ slug, card }: Club) {
  return (
    <div className="section section-below ink">
      <div className="wrapper">
        <Carousel
          label={`Photos of ${card.name}`}
          noun="Photo"
          previous={<ArrowLeftIcon />}
          next={<ArrowRightIcon />}
          slides={clubPhotos.map(({ name, caption }) => ({
            caption,
            content: (
              <div className="cut-twice ratio-16-9">
                <Picture name={`club-${slug}-${name}`} sizes="92vw" />
              </div>
            ),
          }))}
        />
      </div>
    </div>
  )
}
