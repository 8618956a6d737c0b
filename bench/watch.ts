/** What a measured page records. */
interface Watched {
  lcp: number
  lcpElement: string
  shifts: { at: number; value: number }[]
  longTasks: { at: number; ms: number }[]
  hydratedAt: number
}

declare global {
  interface Window {
    watched: Watched
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

interface LargestContentfulPaint extends PerformanceEntry {
  element: Element | null
}

interface EventTiming extends PerformanceEntry {
  interactionId: number
}

/** Runs in each page before anything else. */
export function watch() {
  const watched: Watched = {
    lcp: 0,
    lcpElement: '',
    shifts: [],
    longTasks: [],
    hydratedAt: 0,
  }
  window.watched = watched
  // A form that is sent before hydration loads another document.
  const slowest = 'slowest-interaction'
  const on = <Entry extends PerformanceEntry>(type: string, see: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as Entry)
    }).observe(Object.assign({ type, buffered: true }, { durationThreshold: 16 }))

  on<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    watched.lcp = startTime
    watched.lcpElement = element ? `${element.localName}.${element.classList[0] ?? ''}` : ''
  })
  on<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) watched.shifts.push({ at: startTime, value })
  })
  on('longtask', ({ startTime, duration }) =>
    watched.longTasks.push({ at: startTime, ms: duration }),
  )
  on<EventTiming>('event', ({ interactionId, duration }) => {
    if (interactionId)
      sessionStorage[slowest] = String(Math.max(duration, Number(sessionStorage[slowest] ?? 0)))
  })
  const look = setInterval(() => {
    const root = document.querySelector('[data-bare]') ?? document.querySelector('main')
    if (!root || !Object.keys(root).some((key) => key.startsWith('__reactProps'))) return
    watched.hydratedAt = performance.now()
    clearInterval(look)
  }, 10)
}
