import { Picture } from '@/components/media/picture'
import { VideoFacade } from '@/components/media/video-facade'
import type { Article } from '@/lib/news/read'
import styles from './article-body.module.css'

/** The body of an article. Its videos show a picture of the site: theirs would come from a third party. */
export function ArticleBody({ article: { title, parts } }: { article: Article }) {
  return (
    <div className="prose">
      {parts.map((part, index) =>
        'html' in part ? (
          <div
            key={index}
            className={styles.body}
            dangerouslySetInnerHTML={{ __html: part.html }}
          />
        ) : (
          <VideoFacade key={index} {...part.video} title={title}>
            <Picture name="events" sizes="(min-width: 768px) 60vw, 92vw" alt="" />
          </VideoFacade>
        ),
      )}
    </div>
  )
}
