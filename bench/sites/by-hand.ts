/**
 * Turns a page of the site into a page written by hand: its markup, the style rules that it uses, its
 * fonts and pictures, and nothing of the framework.
 * @param site origin
 * @param path of the page
 * @returns the HTML
 */
export async function writeByHand(site: string, path: string): Promise<string> {
  const page = await (await fetch(site + path)).text()
  return page
    .replace(/<script(?![^>]*ld\+json)[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link rel="later"[^>]*>/g, '')
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/<!--[^>]*-->/g, '')
}
