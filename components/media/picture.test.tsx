/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import pictures from '@/content/pictures.json'
import { Picture } from './picture'

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, media, sizes, srcset }) => ({
    type,
    media,
    sizes,
    pictures: srcset.replace(/\.\w{10}\./g, '.').split(', '),
  }))

const widths = (name: string, type: string, list: number[]) =>
  list.map((width) => `/content/pictures/${name}-${width}.${type} ${width}w`)

test('offers AVIF before WebP in every width that is encoded', () => {
  const { container } = render(<Picture name="we-are" sizes="54vw" />)
  const all = [480, 720, 1080, 1600]
  expect(sources(container)).toEqual([
    { type: 'image/avif', media: '', sizes: '54vw', pictures: widths('we-are', 'avif', all) },
    { type: 'image/webp', media: '', sizes: '54vw', pictures: widths('we-are', 'webp', all) },
  ])
})

test('has alt text, size, focus and a WebP fallback from the data', () => {
  render(<Picture name="we-are" sizes="54vw" />)
  const image = screen.getByAltText(pictures['we-are'].alt)
  expect(image).toHaveAttribute('width', '1600')
  expect(image).toHaveAttribute('height', '1000')
  expect(image).toHaveAttribute('src', pictures['we-are'].files[2]?.webp)
  expect(image.style.getPropertyValue('--focal-point')).toBe('50% 42%')
})

test('a picture that only decorates has an empty alt text', () => {
  render(<Picture name="we-are" sizes="54vw" alt="" />)
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '')
})

test('loads when it is near the screen, unless it has priority', () => {
  const { rerender } = render(<Picture name="we-are" sizes="100vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('img')).not.toHaveAttribute('fetchpriority')
  rerender(<Picture name="we-are" sizes="100vw" priority />)
  expect(screen.getByRole('img')).not.toHaveAttribute('loading')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test('a phone gets its own picture, size and focus', () => {
  const { container } = render(<Picture name="hero-poster" phone="hero-portrait" sizes="100vw" />)
  const [first, second, third] = sources(container)
  const phone = { media: '(max-width: 767px)', sizes: '100vw' }
  const all = [480, 720, 900]
  expect(first).toEqual({
    ...phone,
    type: 'image/avif',
    pictures: widths('hero-portrait', 'avif', all),
  })
  expect(second).toEqual({
    ...phone,
    type: 'image/webp',
    pictures: widths('hero-portrait', 'webp', all),
  })
  expect(third?.media).toBe('')
  expect(container.querySelector('source')).toHaveAttribute('height', '1400')
  expect(screen.getByRole('img').style.getPropertyValue('--focal-point-phone')).toBe(
    pictures['hero-portrait'].focus,
  )
})
