/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import pictures from '@/content/pictures.json'
import { Picture } from './picture'

const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, media, sizes, srcset }) =>
    [type, media, sizes, srcset.replace(/\.\w{10}\./g, '.')].join('; '),
  )

const files = (name: string, widths: number[]) =>
  widths.map((width) => `/content/pictures/${name}-${width}.avif ${width}w`).join(', ')

test('has alt text, focus and a JPEG from the data, and loads when it is near the screen; one with priority at once, and one that decorates has no alt text', () => {
  const { rerender } = render(<Picture name="we-are" sizes="100vw" />)
  const image = screen.getByAltText(pictures['we-are'].alt)
  expect(image).toHaveAttribute('src', pictures['we-are'].jpeg)
  expect(image.style.getPropertyValue('--focal-point')).toBe('50% 42%')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).not.toHaveAttribute('fetchpriority')
  rerender(<Picture name="we-are" sizes="100vw" alt="" priority />)
  expect(screen.getByRole('presentation')).not.toHaveAttribute('loading')
  expect(screen.getByRole('presentation')).toHaveAttribute('fetchpriority', 'high')
})

test('a phone gets its own picture and size', () => {
  const { container } = render(<Picture name="hero-poster" phone="hero-portrait" sizes="100vw" />)
  const onPhone = '(max-width: 767px); 100vw'
  const [first, second] = sources(container)
  expect(first).toBe(`image/avif; ${onPhone}; ${files('hero-portrait', [480, 720, 900])}`)
  expect(second).toMatch(/^image\/avif; ; /)
  expect(container.querySelector('source')).toHaveAttribute('height', '1400')
})
