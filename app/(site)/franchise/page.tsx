import { Form } from '@/components/forms/form'
import { AskYourClub } from '@/components/clubs/ask-your-club'
import { RuledList } from '@/components/sections/ruled-list'
import { ToScale } from '@/components/sections/to-scale'
import { Steps } from '@/components/sections/steps'
import { Carousel } from '@/components/media/carousel'
import { Picture } from '@/components/media/picture'
import { VideoFacade } from '@/components/media/video-facade'
import { ContactLines } from '@/components/ui/contact-lines'
import { ArrowLink, ButtonLink } from '@/components/ui/styled-link'
import { FittedHeadline } from '@/components/ui/fitted-headline'
import { ArrowLeftIcon, ArrowRightIcon, ChevronDownIcon } from '@/components/ui/icons'
import { brand } from '@/content/brand'
import { franchise } from '@/content/forms/franchise'
import { franchiseVideos } from '@/content/franchise-videos'
import { franchisePage } from '@/content/pages/franchise'
import { pageMetadata } from '@/lib/seo/metadata'
import { videoFromId } from '@/lib/videos'
import styles from './page.module.css'

const { heading, jump, lead, sizes, inside, clubs, formHeading, steps } = franchisePage

export const metadata = pageMetadata('/franchise')

const widths = '(min-width: 1600px) 1080px, (min-width: 920px) 50vw, 80vw'

const slides = franchiseVideos.map(({ id, caption, picture }, index) => ({
  caption,
  content: (
    <VideoFacade {...videoFromId(id)} title={caption}>
      <Picture name={picture} sizes={widths} alt="" priority={index === 0} />
    </VideoFacade>
  ),
}))

export default function FranchisePage() {
  return (
    <>
      <section className={`ink ${styles.head}`} data-bottom-bar="off">
        <div className="wrapper">
          <FittedHeadline as="h1" lines={heading} />
          <div className={`stack ${styles.watch}`}>
            <p className={`lead ${styles.lead}`}>{lead}</p>
            <ButtonLink {...jump} className={styles.jump}>
              <ChevronDownIcon />
            </ButtonLink>
            <Carousel
              className={styles.videos}
              label={franchisePage.videos}
              noun="Video"
              previous={<ArrowLeftIcon />}
              next={<ArrowRightIcon />}
              slides={slides}
            />
            <section className={`stack ${styles.sizes}`}>
              <h2 className="tall-title">{sizes.heading}</h2>
              <ToScale {...sizes} />
            </section>
          </div>
        </div>
      </section>
      <section className="section section-below ink">
        <div className="wrapper columns-desktop">
          <div className={styles.inside}>
            <h2 className="tall-title">{inside.heading}</h2>
            <p className="lead">{inside.text}</p>
            <ArrowLink {...inside.cta} />
          </div>
          <RuledList names={inside.amenities} />
        </div>
      </section>
      <AskYourClub {...clubs} />
      <section className="section section-tight section-below bone" id={jump.href.slice(1)}>
        <div className={`wrapper columns-desktop ${styles.request}`}>
          <div className={`stack ${styles.next}`}>
            <FittedHeadline as="h2" lines={formHeading} />
            <h3 className="wide-title">{steps.heading}</h3>
            <Steps steps={steps.items.map((name) => ({ name }))} down />
            <ContactLines email={brand.email} />
          </div>
          <Form {...franchise} />
        </div>
      </section>
    </>
  )
}
