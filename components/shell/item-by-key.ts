/**
 * Which item of a navigation a key leads to, by the disclosure-navigation pattern of the ARIA
 * Authoring Practices: arrows to the neighbours in its list, from an open button into the list it
 * has opened, Home and End to the ends.
 * @param item a link or button of the navigation, which has the focus
 * @returns undefined for any other key, where the list ends, and where ArrowDown opens a button
 */
export function itemByKey(key: string, item: Element): HTMLElement | undefined {
  const forward = key === 'ArrowDown' || key === 'ArrowRight'
  const expanded = item.getAttribute('aria-expanded')
  if (forward && expanded === 'true')
    return item.nextElementSibling?.querySelector('a') ?? undefined
  if (key === 'ArrowDown' && expanded === 'false') return undefined
  const list = item.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)')
  const items = [...(list ?? [])]
  const here = items.findIndex((one) => one === item)
  if (forward) return items[here + 1]
  if (key === 'ArrowUp' || key === 'ArrowLeft') return items[here - 1]
  if (key === 'Home') return items[0]
  return key === 'End' ? items.at(-1) : undefined
}
