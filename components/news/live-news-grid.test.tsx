/** @jest-environment jsdom */
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { LiveNewsGrid } from './live-news-grid'

configure({ asyncUtilTimeout: 60_000 })

const item = (newsid: string) => ({ newsid, title: `Title ${newsid}`, banner: undefined })
const parts = { readMore: 'Read More', picture: <i data-testid="default" /> }
const fetched = jest.fn<Promise<unknown>, []>()
const titles = () => screen.getAllByRole('heading').map((heading) => heading.textContent)

/** Of its own for each test: what one list said is remembered by its address. */
let lists = 0

beforeEach(() => {
  fetched.mockReset()
  Object.assign(globalThis, { fetch: fetched })
  render(<LiveNewsGrid items={[item('1')]} address={`/list-${lists++}.json`} parts={parts} />)
})

async function backOnline() {
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  await act(() => Promise.allSettled(fetched.mock.results.map(({ value }) => value as unknown)))
}

test.each([
  ['fails', () => Promise.reject(new TypeError('no network'))],
  ['is an error', () => Promise.resolve({ ok: false })],
  ['is no list', () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) })],
  ['is no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new Error()) })],
])(
  'nothing changes when the answer %s, and an article without a banner has the default picture',
  async (_, answer) => {
    fetched.mockImplementation(answer)
    await backOnline()
    expect(titles()).toEqual(['Title 1'])
    expect(screen.getByTestId('default')).toBeInTheDocument()
  },
)
