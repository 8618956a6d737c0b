/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { Share } from './share'

test('a page is shared with its address and its title on both networks and in a chat', () => {
  render(<Share url="https://gym.example/news-readmore/16" title="Mats & gloves: 50% new" />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => new URL(link.href))
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://social.example/share',
    'https://short.example/share',
    'https://wa.me/',
  ])
  for (const { searchParams } of links.slice(0, 2))
    expect([...searchParams]).toEqual([
      ['url', 'https://gym.example/news-readmore/16'],
      ['text', 'Mats & gloves: 50% new'],
    ])
  expect(links[2]?.searchParams.get('text')).toBe(
    'Mats & gloves: 50% new https://gym.example/news-readmore/16',
  )
})
