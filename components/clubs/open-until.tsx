import { Fragment } from 'react'
import type { Club } from '@/content/clubs'
import { hoursInShort } from '@/lib/clubs/hours'

type Props = { club: Pick<Club, 'hours'>; untilClass?: string; timeClass?: string }

/**
 * Until when a club is open, or when it opens, in two parts, which `ClubClocks` writes over its usual
 * hours; nothing where none are known.
 */
export const OpenUntil = ({ club, untilClass, timeClass }: Props) =>
  hoursInShort(club)
    .slice(0, 1)
    .map(({ days, times }) => (
      <Fragment key={days}>
        <span className={untilClass} data-says="until" suppressHydrationWarning>
          {days}
        </span>{' '}
        <span className={timeClass} data-says="time" suppressHydrationWarning>
          {times}
        </span>
      </Fragment>
    ))
