import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { changePlace } from '@/content/kept-club'
import type { ChoiceField } from '@/content/forms/types'
import styles from './form.module.css'

interface Props {
  /** Its options fill in the fields. */
  choice: ChoiceField
  /** Whether the fields have to be seen. */
  isOpen: boolean
  /** Whether they are filled in by now. */
  isFilled: boolean
  /** The fields. */
  children: ReactNode
}

/** Whether the fields hold something else than the chosen option says. */
function differs(data: FormData, { name, options }: ChoiceField): boolean {
  const { presets = {} } = options.find(({ value }) => value === data.get(name)) ?? {}
  return Object.entries(presets).some(([other, value]) => data.get(other) !== value)
}

/**
 * Fields that a chosen club fills in, as one line with a button that opens them. `showKeptClub` shows the
 * line of the visitor's club before anything is drawn; otherwise the fields are in sight.
 */
export function FilledFields({ choice, isOpen, isFilled, children }: Props) {
  const [isOpened, setOpened] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const isShown = isOpen || isOpened

  useEffect(() => {
    const form = fields.current?.closest('form')
    if (isFilled && form && differs(new FormData(form), choice)) setOpened(true)
  }, [isFilled, choice])

  function open() {
    flushSync(() => setOpened(true))
    fields.current?.querySelector<HTMLElement>('select, input')?.focus()
  }

  return (
    <>
      {!isShown &&
        choice.options.map(({ value, presets = {} }) => (
          <p key={value} data-for={value}>
            {[...Object.values(presets)].reverse().join(', ')} –{' '}
            <button type="button" className={styles.change} onClick={open}>
              {changePlace}
            </button>
          </p>
        ))}
      <div ref={fields} className={styles.filled} data-else={isShown ? undefined : ''}>
        {children}
      </div>
    </>
  )
}
