import { visitsPath } from '@/content/paths'
import { observeVitals } from './observe-vitals'

const noted = new Set<string>()
let steps: string[][] = []
let vitals: (() => object) | undefined
let begun = false

function note(form: Element | null | undefined, step: string) {
  const id = form?.querySelector<HTMLInputElement>('[name=form]')?.value
  if (!id || noted.has(id + step)) return
  noted.add(id + step)
  steps.push([id, step])
}

const formAt = ({ target }: Event) => (target as Element).closest('form')

function report(path: string) {
  if (!document.hidden) return
  const measured = vitals?.()
  vitals = undefined
  if (!measured && steps.length === 0) return
  const connection = navigator.connection?.effectiveType ?? 'unknown'
  navigator.sendBeacon(visitsPath, JSON.stringify({ path, connection, ...measured, steps }))
  steps = []
}

function begin(sampled: boolean) {
  const path = location.pathname
  if (sampled) vitals = observeVitals()
  addEventListener('input', (event) => note(formAt(event), 'begun'))
  addEventListener('submit', (event) => {
    const form = formAt(event)
    setTimeout(() => form?.querySelector('[aria-invalid=true]') && note(form, 'refused'))
  })
  document.addEventListener('visibilitychange', () => report(path))
}

/**
 * Measures this page load, and how far its forms get: seen, begun, refused by the check in the page.
 * Told in one message when the page is left or hidden; what follows, in another.
 * @param form the one that has just come to stand on the page
 * @param sampled whether speed is measured too
 */
export function observeVisit(form: HTMLFormElement | null, sampled: boolean): void {
  if (!begun) begin(sampled)
  begun = true
  if (!form) return
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
