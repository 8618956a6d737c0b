import { PageHead } from '@/components/sections/page-head'
import { newsPage } from '@/content/pages/news'
import { DefaultPicture } from './default-picture'

/** The head of the list of news, and of an article that could not be read. */
export const NewsHead = () => (
  <PageHead
    picture={<DefaultPicture sizes="100vw" first />}
    heading={[{ text: newsPage.heading, cut: 'wide', small: 'tall' }]}
  />
)
