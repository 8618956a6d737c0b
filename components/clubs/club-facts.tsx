import Link from 'next/link'
import { ContactLines } from '@/components/ui/contact-lines'
import { Icon } from '@/components/ui/icon'
import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import styles from './club-facts.module.css'

/** Address, contact and hours of a club, and what is said of today's classes (specification 2.8). */
export function ClubFacts({ address, phones, email, hours }: Club) {
  const { today } = clubPage
  return (
    <section className="sec bone">
      <div className="wrap">
        <div className={styles.facts}>
          <div>
            <h2>{clubPage.address}</h2>
            <address className="lead">{address}</address>
          </div>
          <div>
            <h2>{clubPage.contact}</h2>
            <ContactLines phones={phones} email={email} />
          </div>
          <div>
            <h2>{clubPage.hours}</h2>
            <dl className={styles.hours}>
              {hours.map(({ days, hours: open }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{open}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <div className={styles.today}>
          <div>
            <h2 className="wd">{today.heading}</h2>
            <p>{today.text}</p>
          </div>
          <Link className="go" href={today.call.href} prefetch={false}>
            {today.call.label}
            <Icon name="arrow-right" />
          </Link>
        </div>
      </div>
    </section>
  )
}
