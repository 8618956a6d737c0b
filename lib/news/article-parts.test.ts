import { articleParts, articleWords } from './article-parts'
import { sanitise } from './sanitise/sanitise'

jest.mock('@/lib/env', () => ({
  env: () => ({ SITE_URL: 'https://site.example', NEWS_IMAGE_HOSTS: [] }),
}))

const shown = (html: string) => {
  const clean = sanitise(html)?.html
  return clean === undefined ? undefined : [articleParts(clean), articleWords(clean)]
}

test('an article comes apart at its videos, which are none of its words', () => {
  const frame = '<iframe src="//youtu.be/octaGYM0016"></iframe>'
  const video = {
    href: 'https://www.youtube.com/watch?v=octaGYM0016',
    embed: expect.stringContaining('/embed/octaGYM0016?') as string,
  }
  const html = `<p>Rock &amp; <b>roll</b>, is</p>${frame}${frame}<p>&lt;here&gt;</p>`
  expect(shown(html)).toEqual([
    [
      { html: '<p>Rock &amp; <b>roll</b>, is</p>' },
      { video },
      { video },
      { html: '<p>&lt;here&gt;</p>' },
    ],
    'Rock & roll, is <here>',
  ])
  expect(shown('')).toEqual([[], ''])
})
