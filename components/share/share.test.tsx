/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { brand } from '@/content/brand'
import { Share } from './share'

const { networks, whatsapp, sheet, copy } = brand.share
const url = 'https://gym.example/news-readmore/16'
const title = 'Mats & gloves: 50% new'
const share = <Share url={url} title={title} />

const tagged = (source: string) => `${url}?utm_source=${source}&utm_medium=share`
const button = (name: string) => screen.getByRole('button', { name })
const openSheet = jest.fn()

beforeEach(() => {
  openSheet.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: openSheet, configurable: true })
})
afterEach(() => jest.useRealTimers())

test('a page is shared with its title and a tagged address, on each network in its own parameters, and in a chat', () => {
  render(share)
  const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => new URL(link.href))
  expect(links.map(({ origin, pathname }) => origin + pathname)).toEqual([
    ...networks.map(({ url }) => url),
    whatsapp.url,
  ])
  expect(links.slice(0, -1).map(({ searchParams }) => [...searchParams])).toEqual(
    networks.map(({ source, parameters }) => [
      [parameters.address, tagged(source)],
      ...('text' in parameters ? [[parameters.text, title]] : []),
    ]),
  )
  expect(links.at(-1)?.searchParams.get('text')).toBe(`${title} ${tagged(whatsapp.source)}`)
})

test('there are no buttons in the HTML of the server, whatever the browser has', () => {
  expect(renderToStaticMarkup(share)).not.toContain('<button')
})

test('there is no button for a share sheet where the browser has none', () => {
  Reflect.deleteProperty(navigator, 'share')
  render(share)
  expect(screen.getAllByRole('button')).toEqual([button(copy.label)])
})

test('the share sheet has a tagged address too, and closing it without a choice is no error', async () => {
  openSheet.mockRejectedValue(new DOMException('closed', 'AbortError'))
  render(share)
  await userEvent.click(button(sheet.label))
  expect(openSheet).toHaveBeenCalledWith({ url: tagged(sheet.source), title })
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a copied link has no tags, and the page says for some seconds that it was copied', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ delay: null })
  render(share)
  await user.click(button(copy.label))
  expect(await navigator.clipboard.readText()).toBe(url)
  await act(() => jest.advanceTimersByTimeAsync(0))
  act(() => jest.advanceTimersByTime(4900))
  expect(screen.getByRole('status')).toHaveTextContent(copy.done)
  act(() => jest.advanceTimersByTime(200))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

const expectAddressToCopy = () => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: copy.address })
  expect(screen.getByRole('status')).toHaveTextContent(copy.refused)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
}

test.each([
  ['refused', { writeText: () => Promise.reject(new DOMException('no')) }],
  ['missing', undefined],
])('if the clipboard is %s, the address is selected in a field', async (_, clipboard) => {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  render(share)
  await user.click(button(copy.label))
  expectAddressToCopy()
})

test.each([new DOMException('no', 'NotAllowedError'), new TypeError('no')])(
  'if the share sheet is refused with %s, the address is selected in a field',
  async (reason) => {
    openSheet.mockRejectedValue(reason)
    render(share)
    await userEvent.click(button(sheet.label))
    expectAddressToCopy()
  },
)
