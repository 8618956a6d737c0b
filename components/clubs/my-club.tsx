'use client'

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { keptClub } from '@/content/kept-club'
import { followNow, forgetClub, keepClub } from '@/lib/clubs/kept-club'
import styles from './my-club.module.css'
import { useKeptClub } from './use-kept-club'

/** A button that makes a club the visitor's, or says that it is and forgets it. */
export function MyClub({ id }: { id: number }) {
  const isMine = useKeptClub() === id
  const [said, say] = useState('')
  const button = useRef<HTMLButtonElement>(null)

  function press() {
    flushSync(() => {
      if (isMine) forgetClub()
      else keepClub(id)
      followNow()
      say(isMine ? keptClub.forgotten : keptClub.made)
    })
    button.current?.focus({ preventScroll: true })
  }

  // Two paragraphs: what changed in place would move beside the state.
  return (
    <>
      {isMine ? (
        <p key="forget" className={styles.mine} data-needs-scripts="">
          {keptClub.label}{' '}
          <button ref={button} type="button" onClick={press}>
            {keptClub.forget}
            <span className="visually-hidden"> {keptClub.ofWhat}</span>
          </button>
        </p>
      ) : (
        <p key="make" className={styles.mine} data-needs-scripts="">
          <button ref={button} type="button" onClick={press}>
            {keptClub.make}
          </button>
        </p>
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  )
}
