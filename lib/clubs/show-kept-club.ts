/** Where the browser keeps the visitor's club; the number is the version of its form. */
export const keptClubKey = 'club:1'

/**
 * Shows what a page has of the club that the browser keeps, elements with its number as `data-kept`, in
 * place of what follows them with `data-else`: a club that the page does not have shows nothing. It runs
 * in the head as it is written here, before anything is drawn, so it uses nothing from outside.
 * @param key `keptClubKey`
 */
export function showKeptClub(key: string): void {
  try {
    const [, club] = /"club":(\d+)/.exec(localStorage.getItem(key) ?? '') ?? []
    const one = `[data-kept="${club}"]`
    document.styleSheets[0]?.insertRule(
      `@media all{${one}{display:block}${one}~[data-else]{display:none}}`,
    )
  } catch {
    // Storage is blocked.
  }
}

/** Has the page show nothing of the club any more. */
export function hideKeptClub(): void {
  const sheet = document.styleSheets[0]
  if (sheet?.cssRules[0]?.cssText.includes('[data-kept=')) sheet.deleteRule(0)
}
