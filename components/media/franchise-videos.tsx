import type { ComponentProps } from 'react'
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons'
import { Carousel } from './carousel'
import type { PictureName } from '@/content/types'
import { Picture } from './picture'
import { VideoFacade } from './video-facade'

const SIZES = '(min-width: 1600px) 1080px, (min-width: 920px) 50vw, 80vw'

/** The carousel of videos of the franchise page (specification 2.9). */
export function FranchiseVideos({
  videos,
  ...rest
}: Pick<ComponentProps<typeof Carousel>, 'label' | 'className'> & {
  videos: readonly { href: string; embed: string; caption: string; picture: PictureName }[]
}) {
  const slides = videos.map(({ href, embed, caption, picture }, index) => ({
    caption,
    content: (
      <VideoFacade href={href} embed={embed} title={caption}>
        <Picture name={picture} sizes={SIZES} alt="" priority={index === 0} />
      </VideoFacade>
    ),
  }))
  return (
    <Carousel
      {...rest}
      noun="Video"
      previous={<ArrowLeftIcon />}
      next={<ArrowRightIcon />}
      slides={slides}
    />
  )
}
