import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  asCall,
  callHeaders,
  fillIn,
  formBody,
  type OpenPage,
  visitorName,
} from '@/testing/form-client'
import { percentile } from '@/scripts/process/percentile'
import { anyAddress, seeded } from '@/testing/random'

const placeholder = 'placeholder-of-the-mark'
const random = seeded(1)
let sent = 0

/** Bodies of one page's form that differ in the visitor's name, and the headers of their posts. */
export async function bodies(page: OpenPage, withScript = false) {
  const form = formBody(page, fillIn(page.form, placeholder, random))
  const sample = new Response(withScript ? asCall(form) : form)
  const [before = '', ...rest] = (await sample.text()).split(visitorName(placeholder))
  const next = () => Buffer.from([before, ...rest].join(visitorName(`bench-${++sent}`)))
  const type = { 'content-type': sample.headers.get('content-type') ?? '' }
  return { headers: { ...type, ...(withScript && callHeaders) }, next }
}

/** What a load brought: posts that were thanked for in a second, and times in milliseconds. */
export interface Measured {
  thanked: number
  /** Posts that were answered otherwise. */
  others: number
  perSecond: number
  p50: number
  p99: number
}

/**
 * Posts as fast as so many connections can, each one post at a time.
 * @param enough told the posts sent and the milliseconds gone; true ends it
 */
export async function load(
  address: string,
  form: Awaited<ReturnType<typeof bodies>>,
  connections: number,
  enough: (posts: number, ms: number) => boolean,
): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const begun = performance.now()
  let posts = 0

  async function post() {
    const at = performance.now()
    const body = form.next()
    const headers = {
      origin: new URL(address).origin,
      ...form.headers,
      'content-length': body.length,
      'x-forwarded-for': anyAddress(random),
    }
    const sending = request(address, { method: 'POST', agent, headers })
    sending.end(body)
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    const said = await text(answer)
    const ms = performance.now() - at
    if (answer.statusCode === 303 || said.includes('"goTo":"')) times.push(ms)
  }
  async function visitor() {
    while (!enough(posts, performance.now() - begun)) {
      posts += 1
      await post()
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  const seconds = (performance.now() - begun) / 1000
  agent.destroy()
  return {
    thanked: times.length,
    others: posts - times.length,
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  }
}
