const headline = '[data-fitted]'
/** What has to fit: each line of a fitted headline, and other headings, buttons and links by their words. */
const fitting = `${headline} [style], h1, h2, h3, .wide-title, [data-button], [data-over-menu] a, footer a`

const widthOf = (box: Element) => box.getBoundingClientRect().width

/** How wide a line of a headline is that stands on one line, without the room at its end, which shrinks with it. */
function lineWidth(line: Element): number {
  const range = document.createRange()
  range.selectNodeContents(line)
  const outside = range.getBoundingClientRect().right - line.getBoundingClientRect().right
  return widthOf(line.closest(headline) ?? line) + outside
}

/** Makes the letters smaller where a line or a word is too wide. */
function fit() {
  const all = [...document.querySelectorAll<HTMLElement>(fitting)]
  for (const { style } of all) style.setProperty('zoom', '')
  // What lies in the line of another, has only parts, or is for screen readers has no box of its own.
  const boxes = all.filter((box) => box.clientWidth > 1 && !box.matches(headline))
  const lines = new Map(boxes.map((box) => [box, box.closest(headline)]))
  const widths = boxes.map((box) => widthOf(lines.get(box) ?? box))
  for (const box of boxes)
    Object.assign(
      box.style,
      lines.get(box)
        ? { whiteSpace: 'nowrap' }
        : { overflowWrap: 'normal', minWidth: 'min-content' },
    )
  const wanted = boxes.map((box) => (lines.get(box) ? lineWidth(box) : widthOf(box)))
  for (const [at, { style }] of boxes.entries()) {
    const ratio = (widths[at] ?? 0) / (wanted[at] ?? 1)
    // Browsers round the sizes of letters.
    const zoom = ratio < 0.999 ? ratio * 0.97 : ''
    Object.assign(style, { zoom, whiteSpace: '', overflowWrap: '', minWidth: '' })
  }
}

/**
 * Keeps words whole from now on, whenever something has another size: apps enlarge each letter, and
 * phones may have no font of our widths.
 */
export function keepWordsWhole() {
  // In a frame of its own: what it changes is observed.
  const changed = new ResizeObserver(() => requestAnimationFrame(fit))
  for (const one of document.querySelectorAll(`${headline}, ${fitting}`)) changed.observe(one)
}
