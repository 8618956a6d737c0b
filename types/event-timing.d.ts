/** https://www.w3.org/TR/event-timing: not yet in TypeScript's library. */
interface PerformanceObserverInit {
  durationThreshold?: number
}
