import { GuestPassTicket } from '@/components/forms/guest-pass-ticket'
import { Picture } from '@/components/media/picture'
import { Bill } from '@/components/ui/bill'
import { Bouts } from '@/components/ui/bouts'
import { Fit } from '@/components/ui/fit'
import { PageHead } from '@/components/ui/page-head'
import { Quotes } from '@/components/ui/quotes'
import { about } from '@/content/pages/about'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

export const metadata = pageMetadata({
  path: '/about',
  title: about.title,
  description: about.description,
})

export default function AboutPage() {
  const { heading, bouts, quotes, sizes, classWorkouts } = about
  return (
    <>
      <PageHead picture={<Picture name="about" sizes="100vw" alt="" priority />}>
        <Fit as="h1" lines={heading} />
      </PageHead>
      <section className="sec bone">
        <div className={`wrap ${styles.bouts}`}>
          <Bouts items={bouts} as="h2" rows />
        </div>
      </section>
      <Quotes {...quotes} />
      <section className={`sec ink ${styles.gyms}`}>
        <div className="wrap">
          <h2 className="tl">{sizes.heading}</h2>
          <Bill claims={sizes.claims} all />
          <div className={styles.class}>
            <div>
              <h2 className="tl">{classWorkouts.heading}</h2>
              <p className="lead">{classWorkouts.text}</p>
            </div>
            <Bill claims={classWorkouts.claims} />
          </div>
          <div className={styles.ticket}>
            <GuestPassTicket />
          </div>
        </div>
      </section>
    </>
  )
}
