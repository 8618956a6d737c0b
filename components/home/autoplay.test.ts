import { mayAutoplay, type Circumstances } from './autoplay'

const desk: Circumstances = {
  width: 1440,
  reducedMotion: false,
  saveData: false,
  effectiveType: '4g',
}

test('the video starts by itself on a wide screen with a good line', () => {
  expect(mayAutoplay(desk)).toBe(true)
  expect(mayAutoplay({ ...desk, width: 768 })).toBe(true)
  expect(mayAutoplay({ ...desk, effectiveType: undefined })).toBe(true)
})

test.each<[string, Partial<Circumstances>]>([
  ['on a phone', { width: 767 }],
  ['where motion is reduced', { reducedMotion: true }],
  ['where data is saved', { saveData: true }],
  ['on 3g', { effectiveType: '3g' }],
  ['on 2g', { effectiveType: '2g' }],
  ['on slow 2g', { effectiveType: 'slow-2g' }],
])('the video waits for its button %s', (_, difference) => {
  expect(mayAutoplay({ ...desk, ...difference })).toBe(false)
})
