import { ContactLines } from '@/components/ui/contact-lines'
import { brand } from '@/content/brand'
import type { Club } from '@/content/clubs'
import { clubAddress } from '@/lib/clubs/address'

/** Where a club is and how to reach it. Specification 2.15. */
export function ClubContact(club: Club) {
  const { name, city, phones, email } = club
  return (
    <div className="ruled">
      <h2 className="wide-title wide-title-small">{`${brand.name} ${name}, ${city}`}</h2>
      <address>
        <p>{clubAddress(club)}</p>
        <ContactLines phones={phones} email={email} />
      </address>
    </div>
  )
}
