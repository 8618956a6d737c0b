/** @jest-environment jsdom */
import { mayAutoplay, readCircumstances, type Circumstances } from './autoplay'

const desk: Circumstances = {
  wide: true,
  reducedMotion: false,
  saveData: false,
  effectiveType: '4g',
}

test('the video starts by itself on a wide screen with a good line', () => {
  expect(mayAutoplay(desk)).toBe(true)
  expect(mayAutoplay({ ...desk, effectiveType: undefined })).toBe(true)
})

test.each<[string, Partial<Circumstances>]>([
  ['on a phone', { wide: false }],
  ['where motion is reduced', { reducedMotion: true }],
  ['where data is saved', { saveData: true }],
  ['on 3g', { effectiveType: '3g' }],
  ['on 2g', { effectiveType: '2g' }],
  ['on slow 2g', { effectiveType: 'slow-2g' }],
])('the video waits for its button %s', (_, difference) => {
  expect(mayAutoplay({ ...desk, ...difference })).toBe(false)
})

test('the circumstances are read without laying out the page', () => {
  const width = jest.fn(() => 1440)
  const asked = ['(min-width: 768px)', '(prefers-reduced-motion: reduce)']
  const matches = (query: string) => ({ matches: asked.includes(query) })
  const connection = { saveData: true, effectiveType: '3g' }
  Object.defineProperty(navigator, 'connection', { value: connection })
  Object.defineProperties(window, {
    innerWidth: { get: width, configurable: true },
    matchMedia: { value: matches, configurable: true },
  })
  expect(readCircumstances()).toEqual({ wide: true, reducedMotion: true, ...connection })
  expect(width).not.toHaveBeenCalled()
})
