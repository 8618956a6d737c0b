import { webVitalsPath } from '@/content/web-vitals-path'

const noted = new Set<string>()
let steps: string[][] = []
/** By name in lower case: those that the browser has measured and that were not reported yet. */
let vitals: Record<string, number> | undefined

function note(form: Element | null | undefined, step: string) {
  const id = form?.querySelector<HTMLInputElement>('[name=form]')?.value
  if (!id || noted.has(id + step)) return
  noted.add(id + step)
  steps.push([id, step])
}

const formAt = ({ target }: Event) => (target as Element).closest('form')

function report() {
  if (!document.hidden) return
  if (!vitals && steps.length === 0) return
  const connection = navigator.connection?.effectiveType ?? 'unknown'
  const { pathname: path } = location
  navigator.sendBeacon(webVitalsPath, JSON.stringify({ path, connection, ...vitals, steps }))
  vitals = undefined
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

async function measure() {
  vitals = {}
  const { onCLS, onINP, onLCP } = await import('web-vitals')
  // Only with all changes does the library report a click that it had no idle time to look at.
  for (const observe of [onCLS, onINP, onLCP])
    observe(
      ({ name, value }) => {
        if (vitals) vitals[name.toLowerCase()] = value
      },
      { reportAllChanges: true },
    )
}

/**
 * Measures this page, and how far its form gets: seen, begun, refused by the check in the page. Sends
 * one report when the page is left or hidden, and another one for what happens later.
 * @param sampled whether web vitals are measured too
 */
export function reportPage(form: HTMLFormElement | null, sampled: boolean): void {
  if (sampled)
    measure().catch(() => {
      // The connection broke: the report is sent without them.
    })
  addEventListener('input', (event) => note(formAt(event), 'begun'))
  // The check focuses the first wrong field.
  addEventListener('focusin', (event) => {
    if ((event.target as Element).matches('[aria-invalid=true]')) note(formAt(event), 'refused')
  })
  // The library listens on the window in the capture phase, so it has reported before this is called.
  document.addEventListener('visibilitychange', report)
  if (form) watchFor(form)
}
