import type { Point } from '@/content/types'
import { aboutKilometres, kilometres } from '@/lib/clubs/distance'

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
