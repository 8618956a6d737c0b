/** @jest-environment jsdom */
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { LiveNewsGrid } from './live-news-grid'

configure({ asyncUtilTimeout: 60_000 })

const item = (newsid: string) => ({ newsid, title: `Title ${newsid}`, banner: undefined })
const parts = { readMore: 'Read More', arrow: null, picture: <i data-testid="default" /> }
const fetched = jest.fn<Promise<unknown>, []>()
const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

beforeEach(() => {
  fetched.mockReset()
  Object.assign(globalThis, { fetch: fetched })
  render(<LiveNewsGrid items={[item('1')]} address="/list.json" parts={parts} />)
})

async function backOnline() {
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await act(() => Promise.allSettled(fetched.mock.results.map(({ value }) => value as unknown)))
}

test('an article without a banner has the default picture', () => {
  expect(screen.getByTestId('default')).toBeInTheDocument()
})

test.each([
  ['fails', () => Promise.reject(new TypeError('no network'))],
  ['is an error', () => Promise.resolve({ ok: false })],
  ['is no list', () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) })],
  ['is no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new Error()) })],
])('nothing changes when the answer %s', async (_, answer) => {
  fetched.mockImplementation(answer)
  await backOnline()
  expect(titles()).toEqual(['Title 1'])
})
