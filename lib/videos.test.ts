import { videoFromAddress, youTubeId, youTubePlaylist } from './videos'

test.each([
  'https://www.youtube.com/watch?v=octaGYM0016',
  'http://m.youtube.com/watch?list=x&v=octaGYM0016&t=4',
  'https://music.youtube.com/watch?v=octaGYM0016',
  'https://www.youtube.com/embed/octaGYM0016?rel=0',
  'https://www.youtube.com/live/octaGYM0016?feature=share',
  '//www.youtube-nocookie.com/embed/octaGYM0016',
  'https://www.youtube.com/shorts/octaGYM0016/',
  ' https://youtu.be/octaGYM0016?si=x ',
])('%s names the video', (address) => {
  expect(youTubeId(address)).toBe('octaGYM0016')
})

test.each([
  '',
  'https://www.youtube.com/embed/octaGYM00166',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/embed/live_stream?channel=UC1',
  'https://youtube.com.evil.example/embed/octaGYM0016',
  'https://www.youtube.com@evil.example/embed/octaGYM0016',
  'https://evil.example/?https://youtu.be/octaGYM0016',
  'https://evil.example/?https://youtube.com/watch?v=octaGYM0016',
  'javascript:"https://youtu.be/octaGYM0016"',
])('%j names none', (address) => {
  expect(youTubeId(address)).toBeUndefined()
})

test.each([
  ['https://www.youtube.com/embed/videoseries?list=PL1', 'PL1'],
  ['https://www.youtube.com/embed?listType=playlist&list=PL1', 'PL1'],
  ['https://youtube.com/playlist?list=PL1&si=x', 'PL1'],
  ['https://www.youtube.com/watch?v=octaGYM0016&list=PL1', undefined],
  ['https://evil.example/playlist?list=PL1', undefined],
])('%s names the playlist %s', (address, list) => {
  const page = list && `https://www.youtube.com/playlist?list=${list}`
  expect(youTubePlaylist(address)).toBe(page)
})

test('a video is loaded from the host without cookies, starts by itself and has a page; an address of no known form stays a link', () => {
  expect(videoFromAddress('https://youtu.be/octaGYM0016?si=x')).toEqual({
    href: 'https://www.youtube.com/watch?v=octaGYM0016',
    embed: 'https://www.youtube-nocookie.com/embed/octaGYM0016?autoplay=1&enablejsapi=1',
  })
  const href = 'https://evil.example/embed/octaGYM0016'
  expect(videoFromAddress(href)).toEqual({ href })
})
