import { ClubClocks } from '@/components/clubs/club-clocks'
import { ClubPhones } from '@/components/clubs/club-phones'
import { Form } from '@/components/forms/form'
import { Backdrop } from '@/components/media/backdrop'
import { Picture } from '@/components/media/picture'
import { QuietHead } from '@/components/sections/quiet-head'
import { ContactLines } from '@/components/ui/contact-lines'
import { ArrowRightIcon } from '@/components/ui/icons'
import { ArrowLink } from '@/components/ui/styled-link'
import { contact } from '@/content/forms/contact'
import { contactPage } from '@/content/pages/contact'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

const { heading, clubs, picture, headquarters, youth, feedback, formTitle } = contactPage

export const metadata = pageMetadata('/contact')

export default function ContactPage() {
  return (
    <>
      <QuietHead
        heading={heading}
        lead={clubs.text}
        backdrop={
          <Backdrop>
            <Picture name={picture} sizes="100vw" alt="" priority />
          </Backdrop>
        }
        className={`pictured ${styles.head}`}
      >
        <ArrowLink href={`#${feedback.id}`} label={formTitle} />
      </QuietHead>
      <section className="section section-tight bone" data-bottom-bar="off">
        <div className={`wrapper columns ${styles.columns}`}>
          <div className="stack">
            <div className="ruled">
              <h2 className="wide-title wide-title-large">{clubs.heading}</h2>
              <ClubPhones />
              <ClubClocks />
            </div>
            <div className="ruled">
              <h2 className="wide-title wide-title-large">{headquarters.heading}</h2>
              <address>
                <p className="lead">{headquarters.name}</p>
                <p>{headquarters.text}</p>
                <ContactLines email={headquarters.email} />
              </address>
            </div>
            <div className="ruled" id={youth.id}>
              <h2 className="wide-title wide-title-large">{youth.heading}</h2>
              <p>{youth.text}</p>
            </div>
          </div>
          <div className="ruled" id={feedback.id} data-paper="off">
            <h2 className="wide-title wide-title-large">{formTitle}</h2>
            <p>{feedback.text}</p>
            <Form {...contact} icon={<ArrowRightIcon />} />
          </div>
        </div>
      </section>
    </>
  )
}
