import type { ReactNode } from 'react'
import { phoneUrl } from '@/lib/clubs/address'
import styles from './contact-lines.module.css'
import { MailIcon, PhoneIcon } from './icons'

type Props = { phones?: readonly string[]; email?: string; children?: ReactNode }

/** Phones and an e-mail address, one on each line, 44 px high; `children` are further lines. */
export function ContactLines({ phones = [], email, children }: Props) {
  return (
    <ul className={styles.lines}>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={phoneUrl(phone)}>
            <PhoneIcon small />
            {phone}
          </a>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`}>
            <MailIcon small />
            <span>
              {email.split('@')[0]}@<wbr />
              {email.split('@')[1]}
            </span>
          </a>
        </li>
      )}
      {children}
    </ul>
  )
}
