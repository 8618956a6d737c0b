import type { ReactNode } from 'react'
import { BeltLadder } from '@/components/classes/belt-ladder'
import { Categories } from '@/components/classes/categories'
import { ClassCards } from '@/components/classes/class-cards'
import { ClassPage } from '@/components/classes/class-page'
import { Columns } from '@/components/classes/columns'
import { Promotion } from '@/components/classes/promotion'
import { PurpleBand } from '@/components/classes/purple-band'
import { ClubList } from '@/components/clubs/club-list'
import { FullClubPage } from '@/components/clubs/full-club-page'
import { OpenNow } from '@/components/clubs/open-now'
import { PhotosOnlyPage } from '@/components/clubs/photos-only-page'
import { Hero } from '@/components/home/hero'
import { InOurClubs } from '@/components/home/in-our-clubs'
import { Landing } from '@/components/landing/landing'
import { LandingThanks } from '@/components/landing/landing-thanks'
import { Legal } from '@/components/legal/legal'
import { Article } from '@/components/news/article'
import { LiveNewsGrid } from '@/components/news/live-news-grid'
import { newsCardParts } from '@/components/news/news-card-parts'
import { NewsGrid } from '@/components/news/news-grid'
import { NewsHead } from '@/components/news/news-head'
import { NewsPager } from '@/components/news/news-pager'
import { adultBelts, youthBelts } from '@/content/belts'
import { classes } from '@/content/classes'
import { clubBySlug, clubs, openingSoon } from '@/content/clubs'
import { feedback } from '@/content/forms/feedback'
import { terms } from '@/content/legal/terms'
import { bjj } from '@/content/pages/bjj'
import { ultimateClasses } from '@/content/pages/classes'
import { group } from '@/content/pages/group'
import { home } from '@/content/pages/home'
import { landing } from '@/content/pages/landing'
import { ownAGym, thankYou } from '@/content/pages/thank-you'
import { bannerFrom } from '@/lib/news/banner'
import { articleParts } from '@/lib/news/article-parts'
import { absoluteUrl } from '@/lib/seo/absolute-url'

const club = clubBySlug('bandra')
const manyClubs = [1, 2, 3, 4].flatMap((number) =>
  clubs.map((one) => ({ ...one, near: [one.near[0] - number, one.near[1]] as const })),
)
const html = '<h2>A heading</h2><p>A paragraph with <a href="/about">a link</a>.</p>'
const plain = { newsid: '1', title: 'News without a banner', banner: undefined }
const banner = bannerFrom('/content/news-2.jpg')
const items = [plain, { newsid: '2', title: 'News with a banner', banner }]
const article = { html, parts: articleParts(html) }

export const subjectSpecimens: Record<string, ReactNode> = {
  Hero: <Hero {...home.hero} />,
  InOurClubs: <InOurClubs />,
  'ClassCards in two columns': <ClassCards cards={ultimateClasses.cards} as="h2" />,
  'ClassCards in three columns': <ClassCards cards={bjj.classes.types} as="h3" three />,
  Categories: <Categories items={group.categories} />,
  Columns: <Columns sections={bjj.sections} />,
  PurpleBand: <PurpleBand {...bjj.coaches} />,
  'BeltLadder, growing': <BeltLadder belts={adultBelts} growing />,
  BeltLadder: <BeltLadder belts={youthBelts} />,
  Promotion: <Promotion {...bjj.belts} />,
  ...Object.fromEntries(
    classes
      .filter((one) => 'overview' in one)
      .slice(0, 1)
      .map((one) => [
        `ClassPage, ${one.name}`,
        <ClassPage key={one.slug} shown={one} url={absoluteUrl('/about')} />,
      ]),
  ),
  ClubList: <ClubList clubs={clubs} soon={openingSoon} />,
  'ClubList by city': <ClubList clubs={manyClubs} soon={openingSoon} />,
  FullClubPage: club.page && <FullClubPage club={club} page={club.page} share="Share" />,
  PhotosOnlyPage: <PhotosOnlyPage {...clubBySlug('jaipur')} />,
  'OpenNow, hours unknown': <OpenNow week={[]} />,
  Landing: <Landing {...landing.feedback} form={feedback} />,
  LandingThanks: <LandingThanks {...thankYou.guwahati} offer={ownAGym} club={club} />,
  Legal: <Legal {...terms} sections={terms.sections.slice(0, 2)} />,
  Article: <Article article={{ ...plain, ...article }} url={absoluteUrl('/about')} />,
  'Article with a banner': (
    <Article article={{ ...plain, ...article, banner }} url={absoluteUrl('/about')} />
  ),
  NewsHead: <NewsHead />,
  'NewsGrid with a heading': <NewsGrid heading="Other news" items={items} parts={newsCardParts} />,
  'NewsGrid, empty, which shows nothing': <NewsGrid items={[]} parts={newsCardParts} />,
  NewsPager: <NewsPager number={2} last={3} />,
  LiveNewsGrid: <LiveNewsGrid items={items} address="/news/list.json" parts={newsCardParts} />,
}
