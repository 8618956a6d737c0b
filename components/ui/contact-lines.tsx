import styles from './contact-lines.module.css'
import { Icon } from './icon'

/** Phones and an e-mail address, a line each, high enough for a thumb. */
export function ContactLines({
  phones = [],
  email,
}: {
  phones?: readonly string[]
  email: string
}) {
  return (
    <ul className={styles.lines}>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={`tel:${phone.replaceAll(' ', '')}`}>
            <Icon name="phone" small />
            {phone}
          </a>
        </li>
      ))}
      <li>
        <a href={`mailto:${email}`}>
          <Icon name="mail" small />
          {email}
        </a>
      </li>
    </ul>
  )
}
