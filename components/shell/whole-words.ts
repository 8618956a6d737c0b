const headline = '[data-fitted]'
/** What has to fit: each line of a fitted headline, and other headings, buttons and links by their words. */
const fitting = `${headline} [style], h1, h2, h3, .wide-title, [data-button], [data-over-menu] a, footer a`

/** What makes its letters smaller: a line of a headline measures its container, which some browsers take out of a zoom. */
const sizeOf = (box: Element) => (box.closest(headline) ? '--share' : 'zoom')

const widthOf = (box: Element) => box.getBoundingClientRect().width

/** Makes the letters smaller where a line or a word is too wide. */
function fit() {
  const all = [...document.querySelectorAll<HTMLElement>(fitting)]
  for (const box of all) box.style.removeProperty(sizeOf(box))
  // What lies in the line of another, has only parts, or is for screen readers has no box of its own.
  const boxes = all.filter((box) => box.clientWidth > 1 && !box.matches(headline))
  const widths = boxes.map(widthOf)
  for (const box of boxes)
    Object.assign(box.style, {
      whiteSpace: box.closest(headline) ? 'nowrap' : '',
      overflowWrap: 'normal',
      minWidth: 'min-content',
    })
  const wanted = boxes.map(widthOf)
  for (const [at, box] of boxes.entries()) {
    Object.assign(box.style, { whiteSpace: '', overflowWrap: '', minWidth: '' })
    const ratio = (widths[at] ?? 0) / (wanted[at] ?? 1)
    // Browsers round the sizes and the widths of letters.
    if (ratio < 1) box.style.setProperty(sizeOf(box), `${ratio * 0.95}`)
  }
}

/** Keeps words whole whenever something has another size: apps enlarge letters, and people have fonts of their own. */
export function keepWordsWhole() {
  // In a frame of its own: what it changes is observed.
  const changed = new ResizeObserver(() => requestAnimationFrame(fit))
  for (const one of document.querySelectorAll(`${headline}, ${fitting}`)) changed.observe(one)
}
