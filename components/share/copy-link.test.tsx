/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { CopyLink } from './copy-link'

const url = 'https://gym.example/classes'
const words = { label: 'Copy link', done: 'Copied', refused: 'Copy by hand', address: 'Link' }
const button = (
  <CopyLink url={url} words={words}>
    ‹›
  </CopyLink>
)

afterEach(() => jest.useRealTimers())

test('without JavaScript there is no button', () => {
  expect(renderToStaticMarkup(button)).toBe('')
})

test('the button copies the address and says so for some seconds', async () => {
  jest.useFakeTimers()
  const user = userEvent.setup({ delay: null })
  render(button)
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(url)
  await act(() => jest.advanceTimersByTimeAsync(0))
  act(() => jest.advanceTimersByTime(4900))
  expect(screen.getByRole('status')).toHaveTextContent('Copied')
  act(() => jest.advanceTimersByTime(200))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('if the clipboard is refused, the address is selected in a field', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no'))
  render(button)
  await user.click(screen.getByRole('button'))
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' })
  expect(screen.getByRole('status')).toHaveTextContent('Copy by hand')
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(url)
})

test('a browser without a clipboard shows the field too', async () => {
  const user = userEvent.setup()
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  render(button)
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('textbox')).toHaveValue(url)
})
