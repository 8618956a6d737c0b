/**
 * Marks the page of a new visit until its first paint: that frame leaves out what is far below
 * (`app/base.css`). A page that is reloaded, gone back to or opened at one of its parts needs the true
 * heights of all.
 */
export function markNewVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type === 'navigate' && !visit.name.includes('#'))
    document.documentElement.dataset.new = ''
}
