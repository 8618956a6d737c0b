import type { ReactNode } from 'react'
import { Carousel } from '@/components/media/carousel'
import { FranchiseVideos } from '@/components/media/franchise-videos'
import { Picture } from '@/components/media/picture'
import { VideoFacade } from '@/components/media/video-facade'
import { Directors } from '@/components/sections/directors'
import { Faq } from '@/components/sections/faq'
import { Feature } from '@/components/sections/feature'
import { FreePassBanner } from '@/components/sections/free-pass-banner'
import { FullBleed } from '@/components/sections/full-bleed'
import { NumberedList } from '@/components/sections/numbered-list'
import { PageHead } from '@/components/sections/page-head'
import { Quotes } from '@/components/sections/quotes'
import { Stats } from '@/components/sections/stats'
import { ThankYou } from '@/components/sections/thank-you'
import { BrokenPage } from '@/components/shell/broken-page'
import { ErrorPage } from '@/components/shell/error-page'
import { Share } from '@/components/share/share'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { errorPages } from '@/content/error-pages'
import { events } from '@/content/events'
import { franchiseVideos } from '@/content/franchise-videos'
import { about } from '@/content/pages/about'
import { coaching } from '@/content/pages/coaching'
import { group } from '@/content/pages/group'
import { home } from '@/content/pages/home'
import { thankYou } from '@/content/pages/thank-you'
import { youth } from '@/content/pages/youth'
import { videoFromAddress, videoFromId } from '@/lib/video'
import { absoluteUrl } from '@/lib/seo/absolute-url'

const picture = <Picture name="about" sizes="100vw" alt="" />
const headline = <FittedHeadline as="h2" lines={[{ text: 'A page', cut: 'tall' }]} />
const videos = franchiseVideos.map(({ id, ...video }) => ({ ...video, ...videoFromId(id) }))
const { youtubeUrl, caption } = events[0]

export const sectionSpecimens: Record<string, ReactNode> = {
  'PageHead with a picture and a lead': (
    <PageHead picture={picture} lead="A lead.">
      {headline}
    </PageHead>
  ),
  'PageHead alone': <PageHead>{headline}</PageHead>,
  Stats: <Stats claims={home.claims} />,
  'Stats, all at once': <Stats claims={about.sizes.claims} all />,
  Feature: <Feature {...home.weAre} />,
  'Feature, the other way round': <Feature {...home.youth} flip />,
  FullBleed: <FullBleed {...home.findYourFit} />,
  NumberedList: <NumberedList items={group.top} />,
  'NumberedList in rows': <NumberedList items={about.sections} rows />,
  Quotes: <Quotes {...coaching.quotes} />,
  Directors: <Directors people={coaching.directors.people} />,
  Faq: <Faq {...youth.questions} />,
  FreePassBanner: <FreePassBanner />,
  ThankYou: <ThankYou {...thankYou.franchise} />,
  'ThankYou with what comes next': <ThankYou {...thankYou.guest} />,
  'ErrorPage, not found': <ErrorPage {...errorPages.notFound} />,
  'BrokenPage, with a reference': <BrokenPage digest="0123456789" />,
  Share: <Share url={absoluteUrl('/about')} title="About" />,
  Carousel: (
    <Carousel
      label="Pictures"
      noun="picture"
      slides={[
        { caption: 'First', content: picture },
        { caption: 'Second', content: picture },
      ]}
    />
  ),
  FranchiseVideos: <FranchiseVideos label="Videos" videos={videos} />,
  VideoFacade: (
    <VideoFacade {...videoFromAddress(youtubeUrl)} title={caption}>
      {picture}
    </VideoFacade>
  ),
  'VideoFacade that stays a link': (
    <VideoFacade href={youtubeUrl} title={caption}>
      {picture}
    </VideoFacade>
  ),
}
