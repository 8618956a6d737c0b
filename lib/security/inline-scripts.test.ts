import { createHash } from 'node:crypto'
import { inlineScriptHashes } from '@/lib/security/inline-scripts.cjs'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('every inline script of a page is hashed, in the order of the page', () => {
  const html = '<p>1</p><script>one()</script><p>2</p><script>two()</script>'
  expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')])
})

test('a script is hashed byte for byte, with its line breaks, spaces and letters outside ASCII', () => {
  const code = '\n  say("₹ – नमस्ते")\n'
  expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual([hash(code)])
})

test('attributes of an inline script are no part of what is hashed', () => {
  const html = '<script id="_R_" nonce="abc" data-note="a > b">go()</script>'
  expect(inlineScriptHashes(html)).toEqual([hash('go()')])
})

test('a script that is loaded from an address needs no hash', () => {
  expect(
    inlineScriptHashes('<script async="" src="/a.js"></script><script src=b.js></script>'),
  ).toEqual([])
})

test('structured data needs no hash, because no browser runs it', () => {
  expect(inlineScriptHashes('<script type="application/ld+json">{"a":1}</script>')).toEqual([])
})

test('a script ends where a browser ends it: at the first closing tag, however it is written', () => {
  expect(inlineScriptHashes('<script>a="</script >";b()</script>')).toEqual([hash('a="')])
  expect(inlineScriptHashes('<SCRIPT>up()</SCRIPT>')).toEqual([hash('up()')])
})

test('an escaped closing tag stays within the script', () => {
  const code = 'push("\\u003c/script>")'
  expect(inlineScriptHashes(`<script>${code}</script>`)).toEqual([hash(code)])
})

test('the same script twice is one hash', () => {
  expect(inlineScriptHashes('<script>a()</script><script>a()</script>')).toEqual([hash('a()')])
})
