/** Where the browser keeps the visitor's club; the number is the version of its form. */
export const keptClubKey = 'club:1'

/**
 * Shows what a page has of the club that the browser keeps: elements with its number as `data-kept`; as
 * `data-for`, where a form is for the club that the address or a choice names; as `data-asked`, for a pass
 * that was sent. They take the place of `data-else` behind them; a club that the page does not have shows
 * nothing. It runs in the head as it is written here, before anything is drawn: it uses nothing from outside.
 * @param key `keptClubKey`
 * @param chosen the club chosen in a form of the page
 */
export function showKeptClub(key: string, chosen?: string): void {
  try {
    const kept = localStorage.getItem(key) ?? ''
    const [, club] = /"club":(\d+)/.exec(kept) ?? []
    const [, pass] = /"pass":(\d+)/.exec(kept) ?? []
    const [, named = club] = /[?&]club=(\d+)/.exec(location.search) ?? []
    const rules = Object.entries({ kept: club, for: chosen ?? named, asked: pass }).map(
      ([name, id]) =>
        `[data-${name}="${id}"]{display:block}[data-${name}="${id}"]~[data-else]{display:none}`,
    )
    document.styleSheets[0]?.insertRule(`@media all{${rules.join('')}}`)
  } catch {
    // Storage is blocked.
  }
}

/** Has the page show nothing of the club any more. */
export function hideKeptClub(): void {
  const sheet = document.styleSheets[0]
  if (sheet?.cssRules[0]?.cssText.includes('[data-kept=')) sheet.deleteRule(0)
}
