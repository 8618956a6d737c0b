import { Fragment } from 'react'
import type { Club } from '@/content/clubs'
import { clubPage } from '@/content/pages/locations'
import { hoursInShort } from '@/lib/clubs/hours'
import styles from './open-text.module.css'

type Props = { club: Pick<Club, 'hours'> }

/**
 * Whether a club is open now, or that its hours are not known. Inside an element with `weekOf`,
 * `ClubClocks` writes the words in the place of the week's hours.
 */
export function OpenText({ club }: Props) {
  const [usual, ...others] = hoursInShort(club)
  if (!usual) return <span className="fact">{clubPage.hoursUnknown}</span>
  return (
    <span className={`fact ${styles.words}`}>
      <span>
        <span>{usual.times}</span>
        {others.map(({ days, times }) => (
          <Fragment key={days}>
            , <span>{`${days} ${times}`}</span>
          </Fragment>
        ))}
      </span>
      <span data-says="words" suppressHydrationWarning>
        {''}
      </span>
    </span>
  )
}
