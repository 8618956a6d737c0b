import { ContactLines } from '@/components/ui/contact-lines'
import { brand } from '@/content/brand'
import type { Club } from '@/content/clubs'
import styles from './club-contact.module.css'

/** Where a club is and how to reach it. Specification 2.15. */
export function ClubContact({ name, city, address, phones, email }: Club) {
  return (
    <div className={styles.contact}>
      <h2 className={`wd ${styles.name}`}>{`${brand.name} ${name}, ${city}`}</h2>
      <address>
        <p>{address}</p>
        <ContactLines phones={phones} email={email} />
      </address>
    </div>
  )
}
