'use client'

import { Button } from '@/components/ui/button'
import { useBrowser } from '@/components/ui/use-browser'
import { readKeptClub } from '@/lib/clubs/kept-club'

const dayOf = (sent: number | undefined) =>
  sent === undefined
    ? ''
    : new Date(sent).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** The day on which a pass was sent from this browser. */
export const AskedOn = () => <span>{useBrowser(() => dayOf(readKeptClub()?.sent), '')}</span>

/** A button that empties the choice of a club in the page's form, and leads there. */
export function AskAgain({ label, select }: { label: string; select: string }) {
  const choose = () => {
    const clubs = document.querySelector<HTMLSelectElement>(`select[name="${select}"]`)
    if (!clubs) return
    clubs.focus()
    clubs.value = ''
    clubs.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Button plain small onClick={choose}>
      {label}
    </Button>
  )
}
