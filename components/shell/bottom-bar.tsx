import { ClubCall } from '@/components/clubs/club-call'
import { KeptClubLink } from '@/components/clubs/kept-club-link'
import { Link } from '@/components/ui/link'
import { type Club, clubNumbers } from '@/content/clubs'
import { ctas } from '@/content/navigation'
import type { LabelledLink } from '@/content/types'
import { PassLink } from './nav-link'
import styles from './bottom-bar.module.css'

type Props = {
  label?: string
  links?: readonly LabelledLink[]
  /** A club to call, before the links. */
  club?: Club
}

/**
 * A fixed bar with JOIN NOW, or a call of the visitor's club, and FREE PASS, below 991 px. A page with
 * `links` of its own has a bar that takes its place. An element with `data-bottom-bar="off"` in the page
 * removes the bar.
 */
export function BottomBar({ label = 'Join', links, club }: Props) {
  return (
    <nav
      className={`ink ${styles.bar}`}
      aria-label={label}
      data-over-menu=""
      data-bottom-bar={links ? 'own' : undefined}
    >
      {club && <ClubCall club={club} />}
      {links?.map((link) => <Link key={link.href} {...link} />) ?? (
        <>
          <KeptClubLink {...ctas.join} to="call" />
          <PassLink href={ctas.pass.href} clubs={clubNumbers}>
            {ctas.pass.label}
          </PassLink>
        </>
      )}
    </nav>
  )
}
