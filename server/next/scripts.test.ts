/** @jest-environment jsdom */
import { loadScripts } from './scripts'

const PICTURE = '<img fetchpriority="high" src="/first.avif">'

/** A page that came over a protocol and has read as far as the script that asks for the others. */
function open(nextHopProtocol: string, html: string) {
  Object.assign(performance, { getEntriesByType: () => [{ nextHopProtocol }] })
  document.body.innerHTML = html
  const own = Object.assign(document.createElement('script'), { type: 'data' })
  own.dataset.files = '/a.js /b.js'
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
  loadScripts()
  return document.querySelector('img')
}

const asked = () =>
  [...document.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'))

test.each([
  ['over HTTP/2, where the server knows what is wanted first', 'h2', PICTURE],
  ['in a page without a first picture', 'http/1.1', '<img src="/later.avif">'],
])('scripts are asked for at once %s', (_, protocol, html) => {
  open(protocol, html)
  expect(asked()).toEqual(['/a.js', '/b.js'])
})

test('scripts are asked for at once when the first picture is there already', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValueOnce(true)
  open('http/1.1', PICTURE)
  expect(asked()).toEqual(['/a.js', '/b.js'])
})

test.each(['load', 'error', 'pointerdown', 'keydown'])(
  'over HTTP/1.1 scripts wait for the first picture, until %s, and are asked for once',
  (event) => {
    const picture = open('http/1.1', PICTURE)
    expect(asked()).toEqual([])
    picture?.dispatchEvent(new Event(event, { bubbles: event.endsWith('down') }))
    expect(asked()).toEqual(['/a.js', '/b.js'])
    dispatchEvent(new Event('keydown'))
    expect(asked()).toEqual(['/a.js', '/b.js'])
  },
)
