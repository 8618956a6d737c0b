import { FittedHeadline } from '@/components/ui/fitted-headline'
import { PassStub, Ticket } from '@/components/ui/ticket'
import { ArrowRightIcon } from '@/components/ui/icons'
import type { Club } from '@/content/clubs'
import { guestPass, passFromClub } from '@/content/forms/guest-pass'
import { freePass } from '@/content/free-pass'
import { Form } from './form'
import styles from './guest-pass-ticket.module.css'

/**
 * The guest pass form on its ticket, under a plain title or under the banner's headline. On the page
 * of a club that club, its state and its city are chosen beforehand.
 */
export function GuestPassTicket({ title, club }: { title?: string; club?: Club }) {
  return (
    <Ticket
      tone="bone"
      body={
        <div className={`stack ${styles.body}`}>
          {title ? (
            <h2 className="wide-title">{title}</h2>
          ) : (
            <FittedHeadline as="h2" lines={freePass.headline} />
          )}
          <Form
            {...guestPass}
            initial={club && { clubid: String(club.id), ...passFromClub(club) }}
            icon={<ArrowRightIcon />}
          />
        </div>
      }
      stub={<PassStub upright />}
    />
  )
}
