/** @jest-environment jsdom */
import { loadOnSubmit } from './load-on-submit.cjs'

function twoSheets() {
  document.head.innerHTML = '<link rel="later" media="not all"><link rel="later" media="not all">'
  loadOnSubmit()
  const [first, second] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  if (!first || !second) throw new Error('React would not find the sheets.')
  return [first, second] as const
}

const send = () => document.body.dispatchEvent(new Event('submit', { bubbles: true }))

test('no sheet is fetched before a form is sent', () => {
  const sheets = twoSheets()
  expect(sheets.map(({ disabled }) => disabled)).toEqual([true, true])
  send()
  expect(sheets.map(({ disabled }) => disabled)).toEqual([false, false])
})

test('sheets are switched on when the last of them has come', () => {
  const sheets = twoSheets()
  send()
  sheets[1].dispatchEvent(new Event('load'))
  expect(sheets.map(({ media }) => media)).toEqual(['not all', 'not all'])
  sheets[0].dispatchEvent(new Event('load'))
  expect(sheets.map(({ media }) => media)).toEqual(['all', 'all'])
})

test('a sheet that cannot be had keeps the others from nothing', () => {
  const [gone, here] = twoSheets()
  send()
  gone.dispatchEvent(new Event('error'))
  here.dispatchEvent(new Event('load'))
  expect(here.media).toBe('all')
})

test('a sheet that the browser has fetched already is not waited for', () => {
  const [fetched, late] = twoSheets()
  Object.defineProperty(fetched, 'sheet', { value: {} })
  send()
  late.dispatchEvent(new Event('load'))
  expect(fetched.media).toBe('all')
})
