/** https://wicg.github.io/layout-instability */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
}

/** What is observed, by the name of its entries. */
interface Entries {
  'largest-contentful-paint': PerformanceEntry
  'layout-shift': LayoutShift
  event: PerformanceEventTiming
  'first-input': PerformanceEventTiming
}

function observe<Type extends keyof Entries>(type: Type, see: (entry: Entries[Type]) => void) {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  const all = new PerformanceObserver((list) => (list.getEntries() as Entries[Type][]).forEach(see))
  all.observe({ type, buffered: true, durationThreshold: 40 })
  return true
}

/** The largest sum of shifts less than a second apart, within five: https://web.dev/articles/cls */
function observeShifts() {
  let [sum, begun, last, worst] = [0, 0, 0, 0]
  const supported = observe('layout-shift', ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    if (startTime - last > 1000 || startTime - begun > 5000) [sum, begun] = [0, startTime]
    last = startTime
    sum += value
    worst = Math.max(worst, sum)
  })
  return () => (supported ? worst : undefined)
}

/** The slowest interaction, leaving out one in fifty: https://web.dev/articles/inp */
function observeInteractions() {
  const slowest = new Map<number, number>()
  const see = ({ interactionId: id, duration }: PerformanceEventTiming) => {
    if (id) slowest.set(id, Math.max(duration, slowest.get(id) ?? 0))
  }
  observe('event', see)
  observe('first-input', see)
  return () => {
    const count = performance.interactionCount ?? slowest.size
    const sorted = [...slowest.values()].sort((one, other) => other - one)
    return sorted[Math.min(sorted.length - 1, Math.floor(count / 50))]
  }
}

/** https://web.dev/articles/lcp; not of a page that was ever hidden, where it says nothing. */
function observePaints() {
  let latest: number | undefined
  observe('largest-contentful-paint', ({ startTime }) => (latest = startTime))
  const isHidden = ({ name }: PerformanceEntry) => name === 'hidden'
  const hidden = document.hidden || performance.getEntriesByType('visibility-state').some(isHidden)
  return () => (hidden ? undefined : latest)
}

/**
 * Begins to measure, also what has already been.
 * @returns what says LCP and INP in milliseconds and CLS, as far as they are known
 */
export function observeVitals() {
  const [lcp, inp, cls] = [observePaints(), observeInteractions(), observeShifts()]
  return () => ({ lcp: lcp(), inp: inp(), cls: cls() })
}
