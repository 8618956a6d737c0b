import { createServer, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { articles } from '@/sandbox/articles'
import { listen } from '@/testing/http'
import type { Random } from '@/testing/random'
import { anyValue } from './requests'

/** Starts a backend that answers with any status, header and body, or slowly, endlessly or not at all. */
export async function startHostileBackend(random: Random) {
  const values = fc.sample(anyValue, { seed: random.between(1, 1e9), numRuns: 1000 })
  let isCalm = false
  const timers = new Set<NodeJS.Timeout>()

  function good(path: string, response: ServerResponse) {
    const id = /onenews\/(.+)/.exec(path)?.[1]
    const found = articles.find(({ newsid }) => String(newsid) === id)
    if (id !== undefined && !found) response.statusCode = 404
    response.end(JSON.stringify(id === undefined ? articles : (found ?? {})))
  }

  function wrongTypes(): unknown {
    const value = () =>
      random.pick<unknown>([null, 0, -1, 1e99, true, [], {}, [[]], random.pick(values), { a: {} }])
    return random.chance(0.5)
      ? value()
      : Array.from({ length: random.between(0, 30) }, () => ({
          newsid: random.chance(0.5) ? random.between(0, 300) : value(),
          title: random.chance(0.5) ? random.pick(values) : value(),
          banner: value(),
          htmlcontent: value(),
        }))
  }

  function flood(response: ServerResponse) {
    if (!response.destroyed)
      response.write('[0,'.repeat(50_000), () => setImmediate(flood, response))
  }

  function bad(response: ServerResponse) {
    const end = () => response.end(JSON.stringify(random.chance(0.5) ? wrongTypes() : articles[0]))
    const ways: (() => unknown)[] = [
      end,
      end,
      () => response.destroy(),
      () => flood(response),
      () => response.write('['),
      () => timers.add(setTimeout(end, random.between(1, 12_000))),
      () =>
        response.socket?.end(random.pick(['', 'HTTP/1.1 999 \0\r\n\r\n', 'x', '\0\0\0\r\n\r\n'])),
      () => {
        const retryAfter = random.pick(values).replaceAll(/[^ -~]/g, '')
        const headers = { location: '/', 'retry-after': retryAfter }
        response.writeHead(random.between(200, 599), headers)
        end()
      },
      () => response.end(random.pick(values)),
      () => response.writeHead(random.pick([429, 500, 503])).end(),
    ]
    random.pick(ways)()
  }

  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const answer = () => {
      if (isCalm || random.chance(0.6)) good(path, response)
      else bad(response)
    }
    buffer(request).then(answer, () => undefined)
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    /** From here on it answers as the contract says. */
    calmDown: () => void (isCalm = true),
    close() {
      timers.forEach(clearTimeout)
      server.closeAllConnections()
      server.close()
    },
  }
}
