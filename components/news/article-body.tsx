import { VideoFacade } from '@/components/media/video-facade'
import { Prose } from '@/components/ui/prose'
import type { Article } from '@/lib/news/read'
import { BannerPicture } from './banner-picture'
import { DefaultPicture } from './news-parts'
import styles from './article-body.module.css'

const SIZES = '(min-width: 768px) 60vw, 92vw'

/** The body of an article. Its videos show its own picture: theirs would come from a third party. */
export function ArticleBody({ article: { title, banner, parts } }: { article: Article }) {
  return (
    <Prose>
      {parts.map((part, index) =>
        'html' in part ? (
          <div
            key={index}
            className={styles.body}
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <VideoFacade key={index} {...part.video} title={title}>
            {banner ? (
              <BannerPicture banner={banner} sizes={SIZES} />
            ) : (
              <DefaultPicture sizes={SIZES} />
            )}
          </VideoFacade>
        ),
      )}
    </Prose>
  )
}
