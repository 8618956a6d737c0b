import { readPage, UnexpectedPage, withoutTags } from './read-page'

/**
 * Runs in the page as it is written here, and loads the scripts that its own element names after the
 * first frame. By then the browser has asked for the fonts and pictures in view: the scripts have many
 * times their bytes, and a server sends most of what it was asked for first before anything else.
 */
function loadScripts() {
  const files = document.currentScript?.dataset.files?.split(' ') ?? []
  const load = () => {
    for (const file of files) {
      const script = document.createElement('script')
      script.async = true
      script.setAttribute('src', file)
      document.body.append(script)
    }
  }
  requestAnimationFrame(() => setTimeout(load))
}

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

/**
 * Puts one small script in the place of the first one behind what is read, and has it ask for all
 * that hold nothing up. A browser asks for what it finds first, and on a slow line the first picture
 * would share it with all of them. The rules for links follow it.
 * @throws {UnexpectedPage}
 */
export function deferScripts(html: string): string {
  const { scripts, headEnd } = readPage(html)
  const first = scripts.find(({ start }) => start > headEnd)
  if (!first) throw new UnexpectedPage('no script behind the head')
  const files = scripts.flatMap(({ attributes }) => attributes.src ?? [])
  const strange = files.find((file) => !fileAddress.test(file))
  if (strange !== undefined) throw new UnexpectedPage(`no script of this build: ${strange}`)
  const others = scripts.filter((one) => one !== first)
  const loader = `<script data-files="${files.join(' ')}">${scriptLoader}</script>`
  const rules = `<script type="speculationrules">${prefetchRules}</script>`
  return withoutTags(html, others).replace(html.slice(first.start, first.end), () => loader + rules)
}
