import { submit } from './actions'

const mockReceive = jest.fn()
jest.mock('@/lib/enquiries', () => ({ receiveForm: (): unknown => mockReceive() }))

const mockHeaders = new Headers()
jest.mock('next/headers', () => ({ headers: () => Promise.resolve(mockHeaders) }))

const mockStatus = jest.fn()
jest.mock('@/lib/request-context', () => ({
  setResponseStatus: (status: number) => void mockStatus(status),
}))

jest.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirected to ${to}`)
  },
}))

const thanked = { end: 'stored', state: { goTo: '/thank-you#109', values: {}, errors: {} } }

test('a visitor whose form is stored is sent on; a script is told where to go', async () => {
  mockReceive.mockResolvedValue(thanked)
  await expect(submit(null, new FormData())).rejects.toThrow('redirected to /thank-you#109')
  mockHeaders.set('next-action', 'an id')
  expect(await submit(null, new FormData())).toEqual(thanked.state)
})

test('a form beyond the limit of its address comes back with the status 429', async () => {
  const state = { values: { name: 'Asha' }, errors: {}, problem: 'Too many' }
  mockReceive.mockResolvedValue({ end: 'limited', state })
  expect(await submit(null, new FormData())).toEqual(state)
  expect(mockStatus).toHaveBeenCalledWith(429)
})
