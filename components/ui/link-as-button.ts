import type { KeyboardEvent, MouseEvent } from 'react'

/** What a link gets that acts as a button once scripts run; without them it leads on. */
export const linkAsButton = (act: () => void) => ({
  role: 'button',
  onClick: (event: MouseEvent) => {
    event.preventDefault()
    act()
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== ' ') return
    event.preventDefault()
    event.currentTarget.click()
  },
})
