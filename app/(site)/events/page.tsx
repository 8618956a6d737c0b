import { AskYourClub } from '@/components/clubs/ask-your-club'
import { Picture } from '@/components/media/picture'
import { VideoFacade } from '@/components/media/video-facade'
import { PassStrip } from '@/components/sections/pass-strip'
import { QuietHead } from '@/components/sections/quiet-head'
import { events } from '@/content/events'
import { eventsPage } from '@/content/pages/events'
import { pageMetadata } from '@/lib/seo/metadata'
import { videoFromAddress } from '@/lib/videos'
import styles from './page.module.css'

export const metadata = pageMetadata('/events')

const sizes = {
  first: '(min-width: 991px) 60vw, 92vw',
  other: '(min-width: 991px) 29vw, 45vw',
}

export default function EventsPage() {
  return (
    <>
      <QuietHead heading={eventsPage.heading} lead={eventsPage.lead} />
      <section className="section section-tight section-below ink">
        <ul className={`wrapper stack ${styles.grid}`}>
          {events.map(({ id, youtubeUrl, caption, picture }, index) => (
            <li key={id}>
              <figure>
                <VideoFacade {...videoFromAddress(youtubeUrl)} title={caption}>
                  <Picture
                    name={picture}
                    sizes={index === 0 ? sizes.first : sizes.other}
                    alt=""
                    priority={index === 0}
                  />
                </VideoFacade>
                <figcaption className="fact">{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
      <AskYourClub {...eventsPage.next} />
      <section className="section section-tight section-below bone">
        <div className="wrapper">
          <PassStrip />
        </div>
      </section>
    </>
  )
}
