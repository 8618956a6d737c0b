import { videoFromAddress, youTubeId } from './video'

test.each([
  'https://www.youtube.com/watch?v=octaGYM0016',
  'http://youtube.com/watch?list=x&v=octaGYM0016&t=4',
  'https://m.youtube.com/watch?v=octaGYM0016#t=1',
  'https://www.youtube.com/embed/octaGYM0016?rel=0',
  '//www.youtube-nocookie.com/embed/octaGYM0016',
  'https://www.youtube.com/shorts/octaGYM0016/',
  ' https://youtu.be/octaGYM0016?si=x ',
])('%s names the video', (address) => {
  expect(youTubeId(address)).toBe('octaGYM0016')
})

test.each([
  '',
  'https://www.youtube.com/embed/octaGYM001',
  'https://www.youtube.com/embed/octaGYM00166',
  'https://www.youtube.com/watch?v=octaGYM00"x',
  'https://evil.example/embed/octaGYM0016',
  'https://youtube.com.evil.example/embed/octaGYM0016',
  'https://evil.example/?https://youtu.be/octaGYM0016',
  'javascript:"https://youtu.be/octaGYM0016"',
])('%j names none', (address) => {
  expect(youTubeId(address)).toBeUndefined()
})

test('a video is loaded from the host without cookies, starts by itself and has a page to link to', () => {
  expect(videoFromAddress('https://youtu.be/octaGYM0016?si=x')).toEqual({
    href: 'https://www.youtube.com/watch?v=octaGYM0016',
    embed: 'https://www.youtube-nocookie.com/embed/octaGYM0016?autoplay=1',
  })
})

test('an address of no known form stays a link and is never embedded', () => {
  const href = 'https://evil.example/embed/octaGYM0016'
  expect(videoFromAddress(href)).toEqual({ href })
})
