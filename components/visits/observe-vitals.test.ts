/** @jest-environment jsdom */
import { observeVitals } from './observe-vitals'

const observers: { type?: string; see: (entry: object) => void }[] = []

class FakeObserver {
  static supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event', 'first-input']
  constructor(private readonly see: PerformanceObserverCallback) {}
  observe({ type = '' }: PerformanceObserverInit) {
    const see = (entry: object) => this.see({ getEntries: () => [entry] } as never, this as never)
    observers.push({ type, see })
  }
}

const happen = (type: string, entry: object) =>
  observers.filter((one) => one.type === type).forEach(({ see }) => see(entry))

beforeEach(() => {
  observers.length = 0
  Object.assign(globalThis, { PerformanceObserver: FakeObserver })
  Object.assign(performance, { interactionCount: undefined, getEntriesByType: () => [] })
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

test('the last of the largest paints counts, and none of a page that was hidden meanwhile', () => {
  const vitals = observeVitals()
  for (const startTime of [800, 1200]) happen('largest-contentful-paint', { startTime })
  expect(vitals().lcp).toBe(1200)
  Object.assign(performance, { getEntriesByType: () => [{ name: 'hidden' }] })
  const again = observeVitals()
  happen('largest-contentful-paint', { startTime: 9000 })
  expect(again().lcp).toBeUndefined()
})

test('shifts are summed up while less than a second apart, and the worst sum counts', () => {
  const vitals = observeVitals()
  expect(vitals().cls).toBe(0)
  for (const [startTime, value, hadRecentInput] of [
    [100, 0.1, false],
    [900, 0.1, false],
    [950, 5, true],
    [2500, 0.15, false],
  ] as const)
    happen('layout-shift', { startTime, value, hadRecentInput })
  expect(vitals().cls).toBeCloseTo(0.2)
})

test('an interaction is as slow as the slowest of its events; of each fifty one is left out', () => {
  const vitals = observeVitals()
  expect(vitals().inp).toBeUndefined()
  happen('first-input', { interactionId: 1, duration: 16 })
  expect(vitals().inp).toBe(16)
  happen('event', { interactionId: 2, duration: 80 })
  happen('event', { interactionId: 2, duration: 240 })
  happen('event', { interactionId: 0, duration: 900 })
  expect(vitals().inp).toBe(240)
  Object.assign(performance, { interactionCount: 60 })
  expect(vitals().inp).toBe(16)
})

test('what a browser cannot measure is not told', () => {
  FakeObserver.supportedEntryTypes = []
  expect(observeVitals()()).toEqual({ lcp: undefined, inp: undefined, cls: undefined })
})
