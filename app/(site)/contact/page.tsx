import { Form } from '@/components/forms/form'
import { ContactLines } from '@/components/ui/contact-lines'
import { ArrowLink } from '@/components/ui/styled-link'
import { ArrowRightIcon } from '@/components/ui/icons'
import { contact } from '@/content/forms/contact'
import { contactPage } from '@/content/pages/contact'
import { pageMetadata } from '@/lib/seo/metadata'
import styles from './page.module.css'

const { heading, headquarters, clubs, youth, feedback, formTitle } = contactPage

export const metadata = pageMetadata('/contact')

export default function ContactPage() {
  return (
    <section className={`bone ${styles.page}`} data-bottom-bar="off">
      <div className={`wrapper stack ${styles.columns}`}>
        <h1 className={`tall-title tall-title-large ${styles.head}`}>{heading}</h1>
        <div className={`stack ${styles.form}`}>
          {[youth, feedback].map(({ id, text }) => (
            <p key={id} id={id} className={`form-notice ${styles.about}`}>
              {text}
            </p>
          ))}
          <h2 className="wide-title wide-title-large">{formTitle}</h2>
          <Form {...contact} icon={<ArrowRightIcon />} />
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
  )
}
