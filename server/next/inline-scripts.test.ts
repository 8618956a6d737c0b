import { createHash } from 'node:crypto'
import { inlineScriptHashes } from './inline-scripts'

/*
 * Read from Next.js 16.4.5. When `e2e/server/security.spec.ts` fails after an update, a page has an inline
 * script of another form: find out what it may hold, and let `isOfNext` accept that and nothing else.
 */

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

/** A script as Next writes what a page is made from. */
const flight = (text: string) =>
  `self.__next_f.push([1,${JSON.stringify(text).replaceAll('<', '\\u003c')}])`

const bootstrap = '(self.__next_f=self.__next_f||[]).push([0])'
const loader = (chunk: string) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["${chunk}"],"runtimeModuleIds":[94553]});`

const plain = `<script>${bootstrap}</script>`

test.each([
  ['none that foreign HTML opened', `<script>alert(1);<script>${bootstrap}</script>`, []],
  ['none of foreign HTML', `<SCRIPT>alert(1)</SCRIPT >${plain}`, [bootstrap]],
])('the inline scripts of Next are hashed: %s', (_, html, scripts) => {
  expect(inlineScriptHashes(html)).toEqual(scripts.map(hash))
})

test('a page of so many scripts that their hashes fill the head of the response runs none', () => {
  const page = (scripts: number) =>
    Array.from({ length: scripts }, (_, at) => `<script>${flight(`${at}`)}</script>`).join('')
  expect(inlineScriptHashes(page(150)).join(' ').length).toBeLessThan(8500)
  expect(inlineScriptHashes(page(151))).toEqual([])
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
