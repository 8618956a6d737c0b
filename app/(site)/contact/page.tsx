import { Form } from '@/components/forms/form'
import { ContactLines } from '@/components/ui/contact-lines'
import { ArrowLink } from '@/components/ui/arrow-link'
import { PageHead } from '@/components/sections/page-head'
import { ArrowRightIcon } from '@/components/ui/icons'
import { contact } from '@/content/forms/contact'
import { shownForm } from '@/content/forms/shown-form'
import { contactPage } from '@/content/pages/contact'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

const { heading, picture, headquarters, clubs, youth, formTitle } = contactPage

export const metadata = pageMetadata('/contact')

export default function ContactPage() {
  return (
    <>
      <PageHead picture={picture} heading={heading} shallow />
      <section className={`section bone ${styles.form}`} data-thumb="off">
        <div className={`wrapper columns ${styles.columns}`}>
          <div>
            <h2 className={`tall-title ${styles.title}`}>{formTitle}</h2>
            <Form {...shownForm(contact)} icon={<ArrowRightIcon />} />
          </div>
          <div className={`stack ${styles.facts}`}>
            <div className="ruled">
              <h2 className="wide-title wide-title-small">{headquarters.heading}</h2>
              <address>
                <p className="lead">{headquarters.name}</p>
                <p>{headquarters.text}</p>
                <ContactLines email={headquarters.email} />
              </address>
            </div>
            <div className="ruled">
              <h2 className="wide-title wide-title-small">{clubs.heading}</h2>
              <p>{clubs.text}</p>
              <ArrowLink {...clubs.cta} />
            </div>
            <div className="ruled">
              <h2 className="wide-title wide-title-small">{youth.heading}</h2>
              <p>{youth.text}</p>
            </div>
          </div>
        </div>
      </section>
    </>
  )
}
