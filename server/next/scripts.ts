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

const folder = '/_next/static/chunks/'
const fileName = /^[\w.~?=-]+$/

/** The files of elements, without the folder that all are in. */
function fileNames(elements: readonly FileElement[]) {
  const files = elements.flatMap(({ attributes: { src, href } }) => src ?? href ?? [])
  const names = files.map((file) => file.replace(folder, ''))
  const strange = names.find((name) => !fileName.test(name))
  if (strange !== undefined) throw new UnexpectedPage(`no file of this build: ${strange}`)
  return names.join(' ')
}

/**
 * What a page gets in place of its first script behind what is read: one small script that asks for all
 * that hold nothing up, and the rules for links. A browser asks for what it finds first, and on a slow
 * line the first picture would share it with all of them.
 * @throws {UnexpectedPage}
 */
export function loaderElements({ scripts, sheets }: Page): string {
  const files = fileNames(scripts.filter(({ attributes }) => 'async' in attributes))
  const loader = `<script data-files="${files}" data-sheets="${fileNames(sheets)}">${scriptLoader}</script>`
  return `${loader}<script type="speculationrules">${prefetchRules}</script>`
}
