import { PageHead } from '@/components/ui/page-head'
import type { Article as NewsArticle } from '@/lib/news/read'
import styles from './article.module.css'
import { BannerPicture } from './banner-picture'

/** A news article: its banner and title as the head of the page, its title again, its body. */
export function Article({ article: { title, banner, html } }: { article: NewsArticle }) {
  return (
    <>
      <PageHead picture={banner && <BannerPicture banner={banner} sizes="100vw" first />}>
        <p className={`tl tl--3 ${styles.title}`}>{title}</p>
      </PageHead>
      <article className="sec bone">
        <div className={`wrap ${styles.columns}`}>
          <h1 className={`wd wd--3 ${styles.heading}`}>{title}</h1>
          <div className={`prose ${styles.body}`} dangerouslySetInnerHTML={{ __html: html }} />
        </div>
      </article>
    </>
  )
}
