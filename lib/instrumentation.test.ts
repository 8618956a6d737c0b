import { onRequestError } from '@/instrumentation'

const mockError = jest.fn<undefined, unknown[]>()
jest.mock('@/lib/log', () => ({ log: { error: (...told: unknown[]) => void mockError(...told) } }))

test('a page that could not be made is logged with its route, and nothing of its address', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NEXT_RUNTIME: 'nodejs' })
  const request = { path: '/news-readmore/7?name=Asha&phone=98', method: 'GET', headers: {} }
  await onRequestError(new Error('no store'), request, {
    routerKind: 'App Router',
    routePath: '/(site)/news-readmore/[newsid]',
    routeType: 'render',
    renderSource: 'react-server-components',
    revalidateReason: undefined,
  })
  expect(mockError).toHaveBeenCalledTimes(1)
  const [[told]] = mockError.mock.calls as [[object]]
  expect(told).toMatchObject({ method: 'GET', route: '/(site)/news-readmore/[newsid]' })
  expect(JSON.stringify(told)).not.toMatch(/Asha|98|\/7/)
})
