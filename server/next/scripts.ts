import { loadScripts } from '@/server/in-page/load-scripts'
import { type Page, type FileElement, UnexpectedPage } from './read-page'

/** What the page runs to have its scripts loaded. */
export const scriptLoader = `(${String(loadScripts)})()`

/** Addresses that no press asks for: the thanks for a form, files, and any with a query. */
const never = ['/*thank-you*', '/*.*', '/*\\?(.+)']

/**
 * What a browser reads to ask for a page of the site when its link is pressed, and not only when it
 * is let go: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] },
      eagerness: 'conservative',
    },
  ],
})

const fileAddress = /^[\w/.~?=-]+$/

function addresses(elements: readonly FileElement[]) {
  const files = elements.flatMap(({ attributes: { src, href } }) => src ?? href ?? [])
  const strange = files.find((file) => !fileAddress.test(file))
  if (strange !== undefined) throw new UnexpectedPage(`no file of this build: ${strange}`)
  return files.join(' ')
}

/**
 * What a page gets in place of its first script behind what is read: one small script that asks for all
 * that hold nothing up, and the rules for links. A browser asks for what it finds first, and on a slow
 * line the first picture would share it with all of them.
 * @throws {UnexpectedPage}
 */
export function loaderElements({ scripts, sheets }: Page): string {
  const files = addresses(scripts.filter(({ name }) => name === 'script'))
  const loader = `<script data-files="${files}" data-sheets="${addresses(sheets)}">${scriptLoader}</script>`
  return `${loader}<script type="speculationrules">${prefetchRules}</script>`
}
