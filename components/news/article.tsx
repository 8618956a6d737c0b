import { PassStrip } from '@/components/sections/pass-strip'
import { PageHead } from '@/components/sections/page-head'
import { Share } from '@/components/share/share'
import { ArrowLink } from '@/components/ui/styled-link'
import { newsPage } from '@/content/pages/news'
import type { Article as NewsArticle } from '@/lib/news/read'
import { ArticleBody } from './article-body'
import { articleFont } from './article-font'
import styles from './article.module.css'
import { BannerPicture } from './banner-picture'
import { Day } from './day'
import { isOtherScript } from './other-script'

/**
 * A news article: banner and title as the head of the page, the title again with links to share it,
 * the body, and links to the pass and to other articles, side by side where there is room.
 */
export function Article({ article, url }: { article: NewsArticle; url: string }) {
  const { title, banner, date } = article
  const script = isOtherScript(title) ? styles.otherScript : ''
  return (
    <>
      <PageHead picture={banner ? <BannerPicture banner={banner} sizes="100vw" first /> : 'news'}>
        <p
          className={`tall-title tall-title-large ${articleFont.variable} ${styles.title} ${script}`}
          dir="auto"
          aria-hidden="true"
        >
          {title}
        </p>
      </PageHead>
      <article className={`section bone ${styles.article}`}>
        <div className={`wrapper columns-desktop ${styles.columns}`}>
          <div className={`stack ${styles.side}`}>
            <h1 className={`${styles.heading} ${script}`} dir="auto">
              {title}
            </h1>
            <Day date={date} />
            <Share url={url} title={title} />
          </div>
          <ArticleBody article={article} />
          <div className={`stack ${styles.side}`} data-paper="off">
            <PassStrip />
            <p>
              <ArrowLink {...newsPage.all} />
            </p>
          </div>
        </div>
      </article>
    </>
  )
}
