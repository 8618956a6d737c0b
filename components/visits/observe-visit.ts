import { visitsPath } from '@/content/visits-path'
import { observeVitals } from './observe-vitals'

/** A form that was sent leads to another page without a new load: the visit stays that of the first. */
const path = location.pathname
const noted = new Set<string>()
let steps: string[][] = []
let vitals: (() => object) | undefined

function note(form: Element | null | undefined, step: string) {
  const id = form?.querySelector<HTMLInputElement>('[name=form]')?.value
  if (!id || noted.has(id + step)) return
  noted.add(id + step)
  steps.push([id, step])
}

const formAt = ({ target }: Event) => (target as Element).closest('form')

function report() {
  if (!document.hidden) return
  const measured = vitals?.()
  vitals = undefined
  if (!measured && steps.length === 0) return
  const connection = navigator.connection?.effectiveType ?? 'unknown'
  navigator.sendBeacon(visitsPath, JSON.stringify({ path, connection, ...measured, steps }))
  steps = []
}

function watchFor(form: HTMLFormElement) {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      note(form, 'seen')
      seen.disconnect()
    },
    { rootMargin: '0px 0px -25%' },
  )
  seen.observe(form)
}

/**
 * Measures this page load, and how far its form gets: seen, begun, refused by the check in the page.
 * Reported in one message when the page is left or hidden; what follows, in another.
 * @param sampled whether speed is measured too
 */
export function observeVisit(form: HTMLFormElement | null, sampled: boolean): void {
  if (sampled) vitals = observeVitals()
  addEventListener('input', (event) => note(formAt(event), 'begun'))
  // The check leads the focus to the first field that is wrong.
  addEventListener('focusin', (event) => {
    if ((event.target as Element).matches('[aria-invalid=true]')) note(formAt(event), 'refused')
  })
  document.addEventListener('visibilitychange', report)
  if (form) watchFor(form)
}
