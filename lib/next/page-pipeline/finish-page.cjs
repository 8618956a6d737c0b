// @ts-check
const { inlineScriptHashes } = require('../../security/inline-scripts.cjs')
const { contentSecurityPolicy } = require('../../security/policy.cjs')
const { countStep } = require('./count-step.cjs')
const { deferScripts, SCRIPT_LOADER } = require('./late-scripts.cjs')
const { deferSheets, SHEET_LOADER } = require('./late-sheets.cjs')
const { UnexpectedPage } = require('./unexpected-page.cjs')
const { inlineUsedStyles, usedStylesHashes } = require('./used-styles.cjs')

/** @type {[name: string, step: (html: string, buildFolder: string) => string][]} */
const steps = [
  ['used-styles', inlineUsedStyles],
  ['late-sheets', deferSheets],
  ['late-scripts', deferScripts],
]

/**
 * All that is done to a page between Next and the visitor, but for its policy. A page that is not
 * as a step expects it goes out as Next made it, and is counted.
 * @param {string} html as Next made it, or finished before
 * @param {string} buildFolder `.next`
 */
function finishPage(html, buildFolder) {
  if (usedStylesHashes(html).length) return html
  let finished = html
  for (const [name, step] of steps) {
    try {
      finished = step(finished, buildFolder)
      countStep(name, 'done')
    } catch (error) {
      countStep(name, error instanceof UnexpectedPage ? 'unexpected' : 'failed')
      return html
    }
  }
  return finished
}

/**
 * The content security policy of a page: its inline scripts may run, the styles put into it apply.
 * @param {string} html as it is sent
 */
const pagePolicy = (html) =>
  contentSecurityPolicy(
    inlineScriptHashes(html, [SHEET_LOADER, SCRIPT_LOADER]),
    usedStylesHashes(html),
  )

module.exports = { finishPage, pagePolicy }
