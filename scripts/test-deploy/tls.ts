import { once } from 'node:events'
import { type ClientHttp2Session, connect, type IncomingHttpHeaders } from 'node:http2'
import { text } from 'node:stream/consumers'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { fillIn, formBody, openPage } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import type { Installation } from './installation'

const route = '/contact'

async function ask(session: ClientHttp2Session, headers: IncomingHttpHeaders, body?: Buffer) {
  const stream = session.request(headers)
  stream.end(body)
  const [answer] = (await once(stream, 'response')) as [IncomingHttpHeaders]
  await text(stream)
  return answer
}

/** Sends a form over HTTP/2 as a page of `origin` does. The page itself comes from `pages`. */
async function post(session: ClientHttp2Session, pages: string, origin: string) {
  const page = await openPage(pages, route)
  const form = new Response(formBody(page, fillIn(page.form, 'tls', seeded(1))))
  const type = form.headers.get('content-type') ?? ''
  const headers = { ':method': 'POST', ':path': route, 'content-type': type, origin }
  return ask(session, headers, Buffer.from(await form.arrayBuffer()))
}

/** Sends a form to a site with a self-signed certificate. The page itself comes from `pages`. */
export async function postOverTls(tlsUrl: string, pages: string) {
  const session = connect(tlsUrl, { rejectUnauthorized: false })
  const answer = await post(session, pages, tlsUrl)
  session.close()
  return Number(answer[':status'])
}

/** Whether the server accepts a client with this offer. */
async function accepts(url: string, offer: ConnectionOptions) {
  const { hostname: host, port } = new URL(url)
  const socket = connectTls({ host, port: Number(port), rejectUnauthorized: false, ...offer })
  const accepted = await once(socket, 'secureConnect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return accepted
}

/** Tries TLS at nginx: HTTP/2, HSTS, versions and ciphers, forms, and the redirect from http. */
export async function tryTls({ nginx, problems }: Installation) {
  const expectSame = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) problems.push(`TLS: ${what}: ${String(seen)}, not ${String(wanted)}`)
  }
  const session = connect(nginx.tlsUrl, { rejectUnauthorized: false })
  await once(session, 'connect')
  expectSame('protocol', session.alpnProtocol, 'h2')
  const page = await ask(session, { ':path': '/', 'accept-encoding': 'br' })
  expectSame('status', page[':status'], 200)
  expectSame('HSTS', page['strict-transport-security'], 'max-age=31536000')
  expectSame('encoding', page['content-encoding'], 'br')
  expectSame('a form', (await post(session, nginx.url, nginx.tlsUrl))[':status'], 303)
  const other = 'https://another.example'
  expectSame('a form of another site', (await post(session, nginx.url, other))[':status'], 403)
  session.close()
  const maxVersion = 'TLSv1.2'
  const offers: [string, ConnectionOptions, boolean][] = [
    ['1.2', { maxVersion }, true],
    ['1.2 with CBC', { maxVersion, ciphers: 'ECDHE-RSA-AES128-SHA:AES128-SHA' }, false],
    ['1.1', { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }, false],
  ]
  for (const [what, offer, taken] of offers)
    expectSame(what, await accepts(nginx.tlsUrl, offer), taken)
  const plain = await fetch(`${nginx.redirectUrl}${route}?a=1`, { redirect: 'manual' })
  expectSame('from http', plain.status, 308)
  expectSame('from http to', plain.headers.get('location'), `https://localhost${route}?a=1`)
  const posted = await fetch(nginx.redirectUrl + route, { method: 'POST', redirect: 'manual' })
  expectSame('a form over http', posted.status, 403)
  const api = await fetch(`${nginx.redirectUrl}/api/health`, { redirect: 'manual' })
  expectSame('a program over http', api.status, 403)
  return 'HTTP/2, versions and ciphers, HSTS, a redirect from http, a form'
}
