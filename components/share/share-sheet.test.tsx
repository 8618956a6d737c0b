/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { ShareSheet } from './share-sheet'

const button = (
  <ShareSheet url="https://gym.example/classes" title="Classes" label="Share with an app">
    ‹›
  </ShareSheet>
)

const offerSheet = (share: jest.Mock) =>
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })

afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

test('there is no button where the browser has no share sheet', () => {
  render(button)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('there is no button in the HTML of the server, whatever the browser has', () => {
  offerSheet(jest.fn())
  expect(renderToStaticMarkup(button)).toBe('')
})

test('closing the share sheet without a choice is no error', async () => {
  const closed = Promise.reject(new DOMException('closed', 'AbortError'))
  const caught = jest.spyOn(closed, 'catch')
  offerSheet(jest.fn(() => closed))
  render(button)
  await userEvent.click(screen.getByRole('button'))
  await expect(caught.mock.results[0]?.value).resolves.toBeUndefined()
})
