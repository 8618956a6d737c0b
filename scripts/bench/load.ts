import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { visitorName, type OpenPage, formBody, fillIn } from '@/testing/form-client'
import { percentile } from '@/scripts/percentile'
import { anyAddress, seeded } from '@/testing/random'

const placeholder = 'placeholder-of-the-mark'
const random = seeded(1)
let sent = 0

/** Bodies of one page's form that differ in the visitor's name, and their content type. */
export async function bodies(page: OpenPage) {
  const sample = new Response(formBody(page, fillIn(page.form, placeholder, random)))
  const [before = '', ...rest] = (await sample.text()).split(visitorName(placeholder))
  const next = () => Buffer.from([before, ...rest].join(visitorName(`bench-${++sent}`)))
  return { type: sample.headers.get('content-type') ?? '', next }
}

/** What a load brought: posts answered with 303 in a second, and times in milliseconds. */
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
      'content-type': form.type,
      'content-length': body.length,
      'x-forwarded-for': anyAddress(random),
    }
    const sending = request(address, { method: 'POST', agent, headers })
    sending.end(body)
    const [answer] = (await once(sending, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    if (answer.statusCode === 303) times.push(performance.now() - at)
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
