/** @jest-environment jsdom */
import { newsFeed } from './feed'

const item = (newsid: string, title: string) => ({ newsid, title, banner: undefined })

function read(xml: string) {
  const feed = new DOMParser().parseFromString(xml, 'application/xml')
  expect(feed.querySelector('parsererror')).toBeNull()
  return feed
}

test('each article has its title, its link and an id that stays', () => {
  const feed = read(newsFeed([item('16', 'Floor by floor'), item('a_b-1', 'Open mats')]))
  const items = [...feed.querySelectorAll('item')].map((one) =>
    [...one.children].map(({ textContent }) => textContent),
  )
  const [first, second] = ['16', 'a_b-1'].map((id) => `http://localhost:3000/news-readmore/${id}`)
  expect(items).toEqual([
    ['Floor by floor', first, first],
    ['Open mats', second, second],
  ])
})

test('whatever the backend puts into a title, the feed can be read', () => {
  const feed = read(newsFeed([item('1', 'Fit < 30 & </title> ]]> \u0000\u000b\ud800 strong ₹🥊')]))
  expect(feed.querySelector('item title')?.textContent).toBe('Fit < 30 & </title> ]]>  strong ₹🥊')
})
