import type { RequestListener } from 'node:http'
import { answeringServer } from '@/testing/http'
import { inRequest, type RequestContext } from '@/lib/request-context'
import { articleHasChanged, readArticle, readNews } from './read'

const settings = {
  BACKEND_URL: '',
  BACKEND_TOKEN: 'secret-token',
  BACKEND_TOKEN_HEADER: 'x-access-token',
  SITE_URL: 'https://site.example',
  NEWS_IMAGE_HOSTS: [],
}
jest.mock('@/lib/env', () => ({ env: () => settings }))

const store = new Map<string, string>()
const writes: string[] = []
jest.mock('@/lib/store/key-values', () => ({
  readValue: (_: unknown, key: string) => Promise.resolve(store.get(key)),
  writeValue: (_: unknown, key: string, value: string) => {
    writes.push(key)
    store.set(key, value)
    return Promise.resolve()
  },
  deleteValue: (_: unknown, key: string) => Promise.resolve(void store.delete(key)),
}))

jest.mock('@/lib/store/database', () => ({ database: () => Promise.resolve() }))

const mockWarn = jest.fn()
jest.mock('@/lib/log', () => ({ log: { warn: (...args: unknown[]) => void mockWarn(...args) } }))

const backend = answeringServer()
const answering =
  (body: unknown): RequestListener =>
  (_, response) =>
    response.end(JSON.stringify(body))

beforeAll(() => {
  settings.BACKEND_URL = backend.url
})

beforeEach(() => {
  store.clear()
  writes.length = 0
  mockWarn.mockClear()
})

const item = { newsid: 7, title: 'A title', banner: '/a.jpg' }
const body = { ...item, htmlcontent: '<p>Body</p><script>alert(1)</script>' }

/** How a call ends otherwise is told apart in lib/backend/get.test.ts. */
const failures: [string, RequestListener][] = [
  ['answers 500', (_, response) => response.writeHead(500).end()],
  ['answers JSON of another shape', answering({ message: 'ok' })],
]

describe('the list', () => {
  test('has what the backend says, with banners from our own origin', async () => {
    backend.answer = answering([item, { title: 'no id' }])
    const [first, ...rest] = (await readNews()).items
    expect(rest).toEqual([])
    expect(first).toMatchObject({ newsid: '7', title: 'A title' })
    expect(first?.banner?.src).toContain('/_next/image?url=%2Fa.jpg')
  })

  test.each(failures)(
    'stays when the backend %s, and is fresh when it is back',
    async (_, fails) => {
      backend.answer = answering([item])
      const before = await readNews()
      backend.answer = fails
      expect(await readNews()).toEqual(before)
      backend.answer = answering([{ ...item, title: 'Newer' }])
      expect(await readNews()).toMatchObject({ items: [{ title: 'Newer' }] })
    },
  )

  test.each(failures)('is empty when the backend %s and nothing is known', async (_, fails) => {
    backend.answer = fails
    expect(await readNews()).toMatchObject({ items: [] })
    expect(mockWarn).toHaveBeenCalledTimes(1)
    expect(JSON.stringify(mockWarn.mock.calls)).not.toContain('secret-token')
  })

  test('stays when the backend has lost the call, and that is logged', async () => {
    backend.answer = answering([item])
    await readNews()
    backend.answer = (_, response) => response.writeHead(404).end()
    expect((await readNews()).items).toHaveLength(1)
    expect(mockWarn).toHaveBeenCalledTimes(1)
  })

  test('is written to the store only when it changed', async () => {
    backend.answer = answering([item])
    await readNews()
    await readNews()
    expect(writes).toEqual(['news'])
    backend.answer = answering([])
    expect(await readNews()).toMatchObject({ items: [] })
    expect(writes).toEqual(['news', 'news'])
  })
})

describe('an article', () => {
  test('is sanitised before it is remembered', async () => {
    backend.answer = answering(body)
    expect(await readArticle('7')).toMatchObject({
      kind: 'found',
      article: { html: '<p>Body</p>' },
    })
    expect(store.get('news/7')).toContain('<p>Body</p>')
    expect(store.get('news/7')).not.toContain('script')
  })

  test.each(failures)('stays when the backend %s', async (_, fails) => {
    backend.answer = answering(body)
    const before = await readArticle('7')
    backend.answer = fails
    expect(await readArticle('7')).toEqual(before)
    backend.answer = answering({ ...body, title: 'Newer' })
    expect(await readArticle('7')).toMatchObject({ article: { title: 'Newer' } })
  })

  test('stays when the backend sends one that is too large, and that is logged', async () => {
    backend.answer = answering(body)
    const before = await readArticle('7')
    backend.answer = answering({ ...body, htmlcontent: 'a'.repeat(200_001) })
    expect(await readArticle('7')).toEqual(before)
    expect(mockWarn).toHaveBeenCalledTimes(1)
  })

  test('is unknown when the backend fails and it was never seen', async () => {
    backend.answer = (_, response) => response.writeHead(503).end()
    expect(await readArticle('8')).toEqual({ kind: 'unknown' })
    expect(store.size).toBe(0)
  })

  test('is not found on a 404, which stores nothing and is no failure', async () => {
    backend.answer = (_, response) => response.writeHead(404).end()
    expect(await readArticle('invented')).toEqual({ kind: 'not-found' })
    expect(store.size).toBe(0)
    expect(mockWarn).not.toHaveBeenCalled()
  })

  test('that was taken back does not return when the backend fails', async () => {
    backend.answer = answering({ ...body, newsid: 'taken-back' })
    await readArticle('taken-back')
    backend.answer = (_, response) => response.writeHead(404).end()
    await readArticle('taken-back')
    backend.answer = (_, response) => response.writeHead(500).end()
    expect(await readArticle('taken-back')).toEqual({ kind: 'not-found' })
    expect(store.size).toBe(0)
  })

  test('that is not there is asked for once a minute', async () => {
    backend.answer = (_, response) => response.writeHead(404).end()
    for (let visit = 0; visit < 3; visit += 1)
      expect(await readArticle('asked-again')).toEqual({ kind: 'not-found' })
    expect(backend.asked).toEqual(['/api/v1/onenews/asked-again'])
  })

  test('under another id than the one asked for is nonsense', async () => {
    backend.answer = answering(body)
    expect(await readArticle('8')).toEqual({ kind: 'unknown' })
    expect(store.size).toBe(0)
  })

  test('with what is no id is not found without asking the backend', async () => {
    expect(await readArticle('a%20b')).toEqual({ kind: 'not-found' })
    expect(backend.asked).toEqual([])
  })

  test('has changed when the backend says something else, which it is asked once a minute', async () => {
    const version = async () => {
      const context: RequestContext = { id: 'of a test' }
      await inRequest(context, () => readArticle('9'))
      return context.news?.article ?? ''
    }
    backend.answer = answering({ ...body, newsid: '9' })
    const before = await version()
    backend.asked.length = 0
    expect(await articleHasChanged('9', before)).toBe(false)
    expect(backend.asked).toEqual([])
    backend.answer = answering({ ...body, newsid: '9', title: 'Newer' })
    const after = await version()
    expect(await articleHasChanged('9', before)).toBe(true)
    expect(await articleHasChanged('9', after)).toBe(false)
  })

  test('has not changed because the backend fails, and has when it is taken back', async () => {
    backend.answer = (_, response) => response.writeHead(500).end()
    expect(await articleHasChanged('10', 'as it was')).toBe(false)
    backend.answer = (_, response) => response.writeHead(404).end()
    expect(await articleHasChanged('11', 'as it was')).toBe(true)
    expect(await readArticle('11')).toEqual({ kind: 'not-found' })
  })
})
