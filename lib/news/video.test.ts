import { articleParts, videoFromAddress, youTubeId } from './video'

test.each([
  'https://www.youtube.com/watch?v=octaGYM0016',
  'http://m.youtube.com/watch?list=x&v=octaGYM0016&t=4',
  'https://www.youtube.com/embed/octaGYM0016?rel=0',
  '//www.youtube-nocookie.com/embed/octaGYM0016',
  'https://www.youtube.com/shorts/octaGYM0016/',
  ' https://youtu.be/octaGYM0016?si=x ',
])('%s names the video', (address) => {
  expect(youTubeId(address)).toBe('octaGYM0016')
})

test.each([
  '',
  'https://www.youtube.com/embed/octaGYM00166',
  'https://youtube.com.evil.example/embed/octaGYM0016',
  'https://evil.example/?https://youtu.be/octaGYM0016',
  'https://evil.example/?https://youtube.com/watch?v=octaGYM0016',
  'javascript:"https://youtu.be/octaGYM0016"',
])('%j names none', (address) => {
  expect(youTubeId(address)).toBeUndefined()
})

const id = 'octaGYM0016'
const video = {
  href: `https://www.youtube.com/watch?v=${id}`,
  embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&enablejsapi=1`,
}

test('a video is loaded from the host without cookies, starts by itself and has a page; an address of no known form stays a link', () => {
  expect(videoFromAddress('https://youtu.be/octaGYM0016?si=x')).toEqual(video)
  const href = 'https://evil.example/embed/octaGYM0016'
  expect(videoFromAddress(href)).toEqual({ href })
})

const link = `<a href="https://www.youtube.com/watch?v=${id}" rel="noopener noreferrer" data-video="${id}">Play video</a>`

test.each([
  [`<p>a</p><p>${link}</p><p>b</p>`, [{ html: '<p>a</p>' }, { video }, { html: '<p>b</p>' }]],
  [
    `<div><p>a <b>b ${link} c</b></p>d</div>`,
    [
      { html: '<div><p>a <b>b </b></p></div>' },
      { video },
      { html: '<div><p><b> c</b></p>d</div>' },
    ],
  ],
  [
    `<figure><div>${link}</div><figcaption>c</figcaption></figure>`,
    [{ video }, { html: '<figure><figcaption>c</figcaption></figure>' }],
  ],
  [`${link}${link}`, [{ video }, { video }]],
])('a video is taken out of what it stands in: %s', (html, expected) => {
  expect(articleParts(html)).toEqual(expected)
})

test.each([
  '<p>One<br /></p><div data-scroll role="group"><table><tr><td></td></tr></table></div>',
  `<ol><li>a</li><li>${link}</li></ol>`,
  `<table><tr><td>${link}</td></tr></table>`,
  `<p><a href="https://www.youtube.com/watch?v=${id}" rel="noopener noreferrer">See</a></p>`,
])('a video in a list or a table and a link to one stay as they are: %s', (html) => {
  expect(articleParts(html)).toEqual([{ html }])
})
