/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Share } from './share'

const shared = (source: string) =>
  `https://gym.example/news-readmore/16?utm_source=${source}&utm_medium=share`

test('a page is shared with its title and a tagged address, on both networks and in a chat', () => {
  render(<Share url="https://gym.example/news-readmore/16" title="Mats & gloves: 50% new" />)
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => new URL(link.href))
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    'https://social.example/share',
    'https://short.example/share',
    'https://wa.me/',
  ])
  expect(links.slice(0, 2).map(({ searchParams }) => [...searchParams])).toEqual(
    ['social-network', 'short-message-network'].map((source) => [
      ['url', shared(source)],
      ['text', 'Mats & gloves: 50% new'],
    ]),
  )
  expect(links[2]?.searchParams.get('text')).toBe(`Mats & gloves: 50% new ${shared('whatsapp')}`)
})

test('the share sheet has a tagged address too; a copied link has no tags', async () => {
  const share = jest.fn().mockResolvedValue(undefined)
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  render(<Share url="https://gym.example/news-readmore/16" title="Mats" />)
  await user.click(screen.getByRole('button', { name: /^Share with an app/ }))
  expect(share).toHaveBeenCalledWith({ url: shared('share-sheet'), title: 'Mats' })
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe('https://gym.example/news-readmore/16')
  Reflect.deleteProperty(navigator, 'share')
})
