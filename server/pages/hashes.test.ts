import { createHash } from 'node:crypto'
import { inlineScriptHashes } from './hashes'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** A script as Next writes what a page is made from. */
const flight = (text: string) =>
  `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`

const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])'
const loader = (chunk: string) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["${chunk}"],"runtimeModuleIds":[94553]});`

test('every inline script that Next wrote is hashed, in the order of the page', () => {
  const scripts = [loader('static/chunks/0j8mxjygn7.js'), bootstrap, flight('one'), flight('two')]
  const html = scripts.map((code) => `<script>${code}</script>`).join('<p></p>')
  expect(inlineScriptHashes(html)).toEqual(scripts.map(hash))
})

test('a script is hashed byte for byte, with its line breaks and letters outside ASCII', () => {
  const code = flight('\n  say("₹ – नमस्ते")\n')
  expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual([hash(code)])
})

test('attributes of an inline script are no part of what is hashed', () => {
  const html = `<script id="_R_" nonce="abc" data-note="a > b">${bootstrap}</script>`
  expect(inlineScriptHashes(html)).toEqual([hash(bootstrap)])
})

test('a script that is loaded from an address needs no hash', () => {
  expect(
    inlineScriptHashes('<script async="" src="/a.js"></script><script src=b.js></script>'),
  ).toEqual([])
})

test('structured data needs no hash, because no browser runs it', () => {
  expect(inlineScriptHashes('<script type="application/ld+json">{"a":1}</script>')).toEqual([])
})

test('a page of so many scripts that their hashes fill the head of the answer runs none', () => {
  const page = (scripts: number) =>
    Array.from({ length: scripts }, (_, at) => `<script>${flight(`${at}`)}</script>`).join('')
  expect(inlineScriptHashes(page(150)).join(' ').length).toBeLessThan(8500)
  expect(inlineScriptHashes(page(151))).toEqual([])
})

test('an escaped closing tag stays within the script', () => {
  const code = flight('</script>')
  expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual([hash(code)])
})

test('the same script twice is one hash', () => {
  const twice = `<script>${bootstrap}</script>`.repeat(2)
  expect(inlineScriptHashes(twice)).toEqual([hash(bootstrap)])
})

test.each([
  'alert(1)',
  `${bootstrap};alert(1)`,
  `${bootstrap}\nalert(1)`,
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"],alert([1]))',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"+alert("b")])',
  'self.__next_f.push([1,`${alert(1)}`])',
  'self.__next_f.push([1])',
  loader('static/chunks/../../evil.js'),
  loader('https://evil.example/a.js'),
  `${loader('static/chunks/a.js')}alert(1)`,
  '$RC("B:0","S:0")',
])('a script that came with foreign HTML has no hash: %s', (code) => {
  expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual([])
})

test('a script of Next that foreign HTML opened before it is not taken for Next’s', () => {
  expect(inlineScriptHashes(`<script>alert(1);<script>${bootstrap}</script>`)).toEqual([])
  expect(inlineScriptHashes(`<SCRIPT>alert(1)</SCRIPT ><script>${bootstrap}</script>`)).toEqual([
    hash(bootstrap),
  ])
})
