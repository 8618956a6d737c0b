import type { Point } from '@/content/types'

const EARTH_RADIUS = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180
const squaredHalfSine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2

/** The kilometres between two points as the crow flies (haversine, on a sphere). */
export function kilometres(from: Point, to: Point): number {
  const parallels = Math.cos(radians(from[0])) * Math.cos(radians(to[0]))
  const chord = squaredHalfSine(to[0] - from[0]) + parallels * squaredHalfSine(to[1] - from[1])
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * A distance in words, no more exact than the middle of a neighbourhood is.
 * @param distance in kilometres
 */
export function aboutKilometres(distance: number): string {
  const step = distance < 100 ? 1 : 10
  const rounded = String(Math.max(1, Math.round(distance / step) * step))
  // Loading the browser's own formats takes as long as sorting all clubs.
  return `about ${rounded.replace(/\B(?=\d{3}$)/, ',')}\u00a0km`
}

const placeOf = (row: HTMLElement): Point => {
  const [north = NaN, east = NaN] = (row.dataset.near ?? '').split(',').map(Number)
  return [north, east]
}

/**
 * Puts the rows of a list, which have `data-near`, in the order of their distance, and says the
 * distance in each; the focus stays where it is. They are elements of a page that React draws once.
 * @returns the name of the first and its distance in words
 */
export function sortByDistance(list: Element, here: Point): string | undefined {
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-near]')]
    .map((row) => ({ row, distance: kilometres(here, placeOf(row)) }))
    .sort((a, b) => a.distance - b.distance)
  const focused = document.activeElement
  list.append(...rows.map(({ row }) => row))
  for (const { row, distance } of rows) {
    const words = row.querySelector('[data-distance]')
    if (words) words.textContent = aboutKilometres(distance)
  }
  if (focused instanceof HTMLElement && list.contains(focused))
    focused.focus({ preventScroll: true })
  const [first] = rows
  const name = first?.row.querySelector('h3')?.textContent
  return first && name ? `${name}, ${aboutKilometres(first.distance)}` : undefined
}
