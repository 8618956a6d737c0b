/** @jest-environment jsdom */
import { act, configure, render, screen, waitFor } from '@testing-library/react'
import { LiveNewsGrid } from './live-news-grid'

configure({ asyncUtilTimeout: 60_000 })

const item = { newsid: '1', title: 'Title 1', banner: undefined }
const parts = { readMore: 'Read More', picture: <i data-testid="default" />, last: null }

test.each([
  ['fails', () => Promise.reject(new TypeError('no network'))],
  ['is an error', () => Promise.resolve({ ok: false, json: () => Promise.resolve([]) })],
  ['is no list', () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) })],
  ['is no JSON', () => Promise.resolve({ ok: true, json: () => Promise.reject(new Error()) })],
])(
  'nothing changes when the answer %s, and an article without a banner has the default picture',
  async (how, answer) => {
    const fetched = jest.fn<Promise<unknown>, []>(answer)
    Object.assign(globalThis, { fetch: fetched })
    // An address of its own: what a list said is kept by its address.
    render(<LiveNewsGrid items={[item]} address={`/${how}`} parts={parts} />)
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
    await act(() => Promise.allSettled(fetched.mock.results.map(({ value }) => value as unknown)))
    expect(screen.getByRole('heading')).toHaveTextContent('Title 1')
    expect(screen.getByTestId('default')).toBeInTheDocument()
  },
)
