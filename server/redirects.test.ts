import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { leadOn } from './redirects'

jest.mock('@/content/redirects', () => ({
  redirects: new Map([['/locations/old', '/locations/list']]),
  formRedirects: new Map([['/locations/old', '/getpass']]),
}))

/** Where a request for an address is led. */
function target(method: string, sent: string): unknown {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method,
    url: sent.replace(/\?.*/, ''),
  })
  try {
    return leadOn(request, sent)
  } catch (refused) {
    return refused
  }
}

test.each([
  ['GET', '/locations/old', '/locations/list'],
  ['HEAD', '/locations/old?utm_source=poster', '/locations/list?utm_source=poster'],
  ['POST', '/locations/old', '/getpass'],
])('%s %s is led to %s for ever', (method, sent, location) => {
  expect(target(method, sent)).toMatchObject({ status: 308, location })
})

test('any other address is left alone', () => {
  expect(target('GET', '/locations/older')).toBeUndefined()
})
