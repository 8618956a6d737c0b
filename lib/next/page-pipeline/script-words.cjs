// @ts-check
const { readFileSync } = require('node:fs')
const path = require('node:path')

/** @typedef {{ words: Set<string>, loads: string[] }} Script `loads`: those it may bring in */

const CHUNK = /static\/chunks\/[\w.~-]+\.js/g

/** @type {Map<string, Script>} */
const scripts = new Map()

/** @param {string} file */
function readScript(file) {
  const code = readFileSync(file, 'utf8')
  const script = { words: new Set(code.match(/[\w-]+/g)), loads: code.match(CHUNK) ?? [] }
  scripts.set(file, script)
  return script
}

/**
 * All words of the scripts that a page names and of those they load later: among them is every
 * class, id and tag that a script may bring into it.
 * @param {string} html
 * @param {string} buildFolder `.next`
 * @returns {Set<string>}
 */
function scriptWords(html, buildFolder) {
  const files = new Set(html.match(CHUNK))
  const words = new Set()
  for (const name of files) {
    const file = path.join(buildFolder, name)
    const script = scripts.get(file) ?? readScript(file)
    for (const word of script.words) words.add(word)
    for (const loaded of script.loads) files.add(loaded)
  }
  return words
}

module.exports = { scriptWords }
