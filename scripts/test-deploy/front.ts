import { once } from 'node:events'
import { type ClientHttp2Session, connect } from 'node:http2'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { connect as connectTls, type ConnectionOptions } from 'node:tls'
import { socialImagePath } from '@/lib/seo/addresses'
import { fillIn, formBody, openPage } from '@/testing/form-client'
import { seeded } from '@/testing/random'

/** Where nginx listens, with and without TLS, and the site behind it. */
interface Front {
  tls: string
  http: string
  site: string
  /** Ends the other process of the site. */
  endOther: () => Promise<unknown>
}

const route = '/contact'
/** An old address that leads to /getpass, on a path that has a page. */
export const movedQuery = '/?page_id=7'
const redirectedWithinMs = 60_000
const anySite = 'https://another.example'

/** What nginx answers by itself: the path and host of the request, and the status. */
const refusals: [path: string, host: string, status: number][] = [
  ['/./about', 'localhost', 400],
  ['/x/../about', 'localhost', 400],
  ['/%2E/about', 'localhost', 400],
  ['//about', 'localhost', 400],
  ['/x\\about', 'localhost', 400],
  ['/about?next=//x/../%2e', 'localhost', 200],
  ['/about', 'another.example', 421],
]
const headersOfAll = ['x-content-type-options', 'content-security-policy', 'referrer-policy']
/** The site sends this one too, when it is built for an address with https. */
const headersOfRefusals = [...headersOfAll, 'strict-transport-security']

/** Resolves to all headers of the response, joined where one comes twice. */
async function ask(session: ClientHttp2Session, headers: Record<string, string>, body?: Buffer) {
  const stream = session.request(headers)
  stream.end(body)
  const [, , raw] = (await once(stream, 'response')) as [unknown, number, string[]]
  await text(stream)
  const all = new Map<string, string>()
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2)
    all.set(name, all.has(name) ? `${all.get(name)} and ${value}` : value)
  }
  return all
}

/** Sends a form over HTTP/2 as a page of `origin` does; resolves to the status. */
async function post(session: ClientHttp2Session, { site }: Front, origin: string) {
  const page = await openPage(site, route)
  const form = new Response(formBody(page, fillIn(page.form, 'tls', seeded(1))))
  const type = form.headers.get('content-type') ?? ''
  const headers = { ':method': 'POST', ':path': route, 'content-type': type, origin }
  return (await ask(session, headers, Buffer.from(await form.arrayBuffer()))).get(':status')
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

/**
 * Asks nginx for what it does by itself: HTTP/2 over TLS, what it refuses, and what comes without TLS.
 * @param expectSame is told each value that was seen beside the one that is wanted
 */
export async function tryFront(
  front: Front,
  expectSame: (what: string, seen: unknown, wanted: unknown) => void,
): Promise<void> {
  const session = connect(front.tls, { rejectUnauthorized: false })
  await once(session, 'connect')
  expectSame('protocol', session.alpnProtocol, 'h2')
  // Sister sites may set as many, and HTTP/2 can't say in words that they are too many.
  const cookie = `a=${'b'.repeat(30_000)}`
  const page = await ask(session, { ':path': '/', 'accept-encoding': 'br', cookie })
  expectSame('status', page.get(':status'), '200')
  expectSame('streams', session.remoteSettings.maxConcurrentStreams, 16)
  expectSame('encoding', page.get('content-encoding'), 'br')
  for (const [path, host, status] of refusals) {
    const headers = await ask(session, { ':path': path, ':authority': host })
    expectSame(`${path} at ${host}`, headers.get(':status'), String(status))
    // Else a client that takes no body in has nginx hold the request.
    if (status !== 200) expectSame(`body of ${path}`, headers.get('content-length'), '0')
    for (const header of status === 200 ? headersOfAll : headersOfRefusals)
      expectSame(
        `${header} of ${path}, once`,
        /^(?!.* and ).+/.test(headers.get(header) ?? ''),
        true,
      )
  }
  // While the copy of the home page is fresh, nginx has it for each query.
  const deadline = Date.now() + redirectedWithinMs
  const moved = () => ask(session, { ':path': movedQuery })
  while ((await moved()).get(':status') !== '308' && Date.now() < deadline) await wait(500)
  expectSame(movedQuery, (await moved()).get('location'), '/getpass')
  expectSame('/ after it', (await ask(session, { ':path': '/' })).get(':status'), '200')
  const article = await (await fetch(`${front.site}/news-readmore/16`)).text()
  const picture = /\/_next\/image\?[^"\s]+/.exec(article)?.[0].replaceAll('&amp;', '&') ?? ''
  for (const accept of [`image/avif,${'x'.repeat(1024)}`, 'image/avif']) {
    const type = (await ask(session, { ':path': picture, accept })).get('content-type')
    expectSame(`a picture for ${accept.length} letters of Accept`, type, 'image/avif')
  }
  expectSame('/api', (await ask(session, { ':path': '/api' })).get(':status'), '404')
  const list = () => ask(session, { ':path': '/news/list.json' })
  await list()
  const began = performance.now()
  await Promise.all(Array.from({ length: 20 }, list))
  // With a lock on what may not be kept, the last of them comes after more than five seconds.
  expectSame('twenty at once wait for each other', performance.now() - began > 4500, false)
  const junk = { ':method': 'POST', ':path': route, 'content-type': 'text/plain' }
  const refused = await Promise.all(
    Array.from({ length: 150 }, () => ask(session, junk, Buffer.from('x'))),
  )
  const limited = refused.find((headers) => headers.get(':status') === '429')
  expectSame('body beyond a limit of posts that are no form', limited?.get('content-length'), '0')
  expectSame('a form behind their address', await post(session, front, front.tls), '303')
  await front.endOther()
  for (const place of ['first', 'second'])
    expectSame(
      `the ${place} form beside an ended process`,
      await post(session, front, front.tls),
      '303',
    )
  expectSame('a form of another site', await post(session, front, anySite), '403')
  session.close()

  const maxVersion = 'TLSv1.2'
  const cbc = { maxVersion, ciphers: 'ECDHE-RSA-AES128-SHA:AES128-SHA' } as const
  const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' } as const
  expectSame('TLS 1.2', await accepts(front.tls, { maxVersion }), true)
  expectSame('TLS 1.2 with CBC', await accepts(front.tls, cbc), false)
  expectSame('TLS 1.1', await accepts(front.tls, old), false)

  const plain = await fetch(`${front.http}/about?a=1`, { redirect: 'manual' })
  expectSame('from http', plain.status, 308)
  expectSame('from http to', plain.headers.get('location'), 'https://localhost/about?a=1')
  const posted = await fetch(front.http + route, { method: 'POST', redirect: 'manual' })
  expectSame('a form over http', posted.status, 403)
  const program = await fetch(`${front.http}/api/health`, { redirect: 'manual' })
  expectSame('a program over http', program.status, 403)
}

/** What the site may take to hear of a withdrawn article: a minute, and the request that has the page made anew. */
const withdrawnWithinMs = 120_000

/**
 * Withdraws an article that nginx keeps, has it and its social image read until they are gone, and ends the site.
 * @param expectSame is told each value that was seen beside the one that is wanted
 */
export async function tryWithdrawn(
  { tls }: Pick<Front, 'tls'>,
  withdraw: () => void,
  endSite: () => Promise<unknown>,
  expectSame: (what: string, seen: unknown, wanted: unknown) => void,
): Promise<void> {
  const session = connect(tls, { rejectUnauthorized: false })
  await once(session, 'connect')
  const statuses = async () => {
    const places = ['/news-readmore/16', socialImagePath('/news-readmore/16')]
    const asked = await Promise.all(places.map((place) => ask(session, { ':path': place })))
    return asked.map((headers) => headers.get(':status')).join()
  }
  expectSame('an article and its image', await statuses(), '200,200')
  withdraw()
  const deadline = Date.now() + withdrawnWithinMs
  while ((await statuses()) !== '404,404' && Date.now() < deadline) await wait(1000)
  await endSite()
  expectSame('a withdrawn article while the site is away', await statuses(), '404,404')
  session.close()
}
