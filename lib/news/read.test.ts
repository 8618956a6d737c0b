import { answeringServer } from '@/testing/http'
import { admitNewsId } from './admission'
import { readArticle, readNews } from './read'

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
const mockOpen = jest.fn(() => Promise.resolve())
jest.mock('@/lib/enquiries', () => ({
  database: () => mockOpen(),
  readValue: (_: unknown, key: string) => Promise.resolve(store.get(key)),
  writeValue: (_: unknown, key: string, value: string) => {
    writes.push(key)
    store.set(key, value)
    return Promise.resolve()
  },
  deleteValue: (_: unknown, key: string) => Promise.resolve(void store.delete(key)),
}))

const mockWarn = jest.fn()
jest.mock('@/lib/log', () => ({ log: { warn: (...args: unknown[]) => void mockWarn(...args) } }))

const backend = answeringServer()

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

const says = (status: number, sent: unknown = {}) => {
  backend.respond = (_, response) => void response.writeHead(status).end(JSON.stringify(sent))
}

/** How a call ends otherwise is told apart in lib/backend/get.test.ts. */
const failures: [string, () => void][] = [
  ['answers 500', () => says(500)],
  ['answers JSON of another shape', () => says(200, { message: 'ok' })],
]

describe('the list', () => {
  test('has what the backend says, with banners from our own origin', async () => {
    says(200, [item, { title: 'no id' }])
    const [first, ...rest] = await readNews()
    expect(rest).toEqual([])
    expect(first).toMatchObject({ newsid: '7', title: 'A title' })
    expect(first?.banner?.src).toMatch(/^\/_next\/image\?url=/)
  })

  test.each([...failures, ['has lost the call', () => says(404)] as const])(
    'stays when the backend %s, which is logged, and is fresh when it is back',
    async (_, fail) => {
      says(200, [item])
      const before = await readNews()
      fail()
      expect(await readNews()).toEqual(before)
      store.set('news', '{"of":"an earlier build"}')
      expect(await readNews()).toEqual([])
      expect(mockWarn).toHaveBeenCalledTimes(2)
      expect(JSON.stringify(mockWarn.mock.calls)).not.toContain('secret-token')
      says(200, [{ ...item, title: 'Newer' }])
      expect(await readNews()).toMatchObject([{ title: 'Newer' }])
    },
  )

  test('loses to a title that is nested too deep, or has no words, nothing but that title', async () => {
    const deep = '<b>'.repeat(300)
    says(200, [
      { ...item, newsid: 8, title: `${deep}Open` },
      { ...item, title: deep },
      { ...item, newsid: 6, title: '<img src="/a.jpg">&nbsp;' },
      { ...item, newsid: 9 },
    ])
    expect((await readNews()).map(({ title }) => title)).toEqual(['Open', 'A title'])
  })

  test('names articles that everybody may ask for at once, as an article that was read', async () => {
    says(200, [{ ...item, newsid: 'listed' }])
    await readNews()
    says(200, { ...body, newsid: 'read' })
    await readArticle('read')
    const ids = Array.from({ length: 30 }, (_, at) => (at % 2 ? 'listed' : 'read'))
    const visits = ids.map((id) => admitNewsId(id, 'an address'))
    expect(new Set(visits)).toEqual(new Set(['admitted']))
  })

  test('is shown though the store fails', async () => {
    mockOpen.mockRejectedValueOnce(new Error('away'))
    says(200, [item])
    expect(await readNews()).toHaveLength(1)
  })

  test('is written to the store only when it changed', async () => {
    says(200, [item])
    await readNews()
    await readNews()
    expect(writes).toEqual(['news'])
    says(200, [])
    expect(await readNews()).toEqual([])
    expect(writes).toEqual(['news', 'news'])
  })
})

test.each([
  ['Women&#8217;s Hour &amp; Kids&#039; Class', "Women’s Hour & Kids' Class"],
  ['<em>Open</em> mat<br>in&nbsp;Bandra<script>x</script>', 'Open mat in Bandra'],
  ['Weight < 60 kg & up, I <3 it, a<b', 'Weight < 60 kg & up, I <3 it, a<b'],
  ['&lt;b&gt; is &amp;amp;', '<b> is &amp;'],
  ['<h1>Open</h1><p>mat</p>&#1;<U-18> boys', 'Open mat <U-18> boys'],
])(
  'the title %j is %j in list and article, also when it comes from the store',
  async (sent, title) => {
    const only = { ...body, title: sent }
    backend.respond = ({ url }, response) =>
      response.end(JSON.stringify(url === '/api/v1/webnews' ? [only] : only))
    const [list, article] = [await readNews(), await readArticle('7')]
    expect([list, article]).toMatchObject([{ 0: { title } }, { article: { title } }])
    says(500)
    expect(await readNews()).toEqual(list)
    expect(await readArticle('7')).toEqual(article)
  },
)

describe('an article', () => {
  test('is sanitised before it is kept', async () => {
    says(200, body)
    const html = '<p>Body</p>'
    const article = { parts: [{ html }], words: 'Body' }
    expect(await readArticle('7')).toMatchObject({ kind: 'found', article })
    expect(store.get('news/7')).toContain(`"htmlcontent":"${html}"`)
  })

  test.each([
    ...failures,
    ['sends too much', () => says(200, { ...body, htmlcontent: 'a'.repeat(200_001) })] as const,
    ['sends another article', () => says(200, { ...body, newsid: 8 })] as const,
  ])('stays when the backend %s, and is unknown where it was never seen', async (_, fail) => {
    says(200, body)
    const before = await readArticle('7')
    fail()
    expect(await readArticle('7')).toEqual(before)
    store.clear()
    expect(await readArticle('7')).toEqual({ kind: 'unknown' })
    expect(store.size).toBe(0)
    expect(mockWarn).toHaveBeenCalled()
    says(200, { ...body, title: 'Newer' })
    expect(await readArticle('7')).toMatchObject({ article: { title: 'Newer' } })
  })

  test('that is not there stores nothing, is no failure, and is asked for once a minute', async () => {
    says(404)
    for (let visit = 0; visit < 3; visit += 1)
      expect(await readArticle('invented')).toEqual({ kind: 'not-found' })
    expect(await readArticle('a%20b')).toEqual({ kind: 'not-found' })
    expect(backend.asked).toEqual(['/api/v1/onenews/invented'])
    expect(store.size).toBe(0)
    expect(mockWarn).not.toHaveBeenCalled()
  })

  test.each([
    [404, {}],
    [410, {}],
    [204, {}],
    [200, null],
    [200, []],
  ])(
    'that the backend has no more (%i %j) ends at once, also when it fails then, and is back when it is',
    async (status, nothing) => {
      const sent = { ...body, newsid: `gone-${status}-${JSON.stringify(nothing).length}` }
      const clock = jest.spyOn(performance, 'now')
      says(200, sent)
      expect(await readArticle(sent.newsid)).toMatchObject({ kind: 'found' })
      says(status, nothing)
      expect(await readArticle(sent.newsid)).toEqual({ kind: 'not-found' })
      expect(store.size).toBe(0)
      says(500)
      expect(await readArticle(sent.newsid)).toEqual({ kind: 'not-found' })
      says(200, sent)
      clock.mockReturnValue(performance.now() + 61_000)
      expect(await readArticle(sent.newsid)).toMatchObject({ kind: 'found' })
      clock.mockRestore()
    },
  )

  test.each([
    [401, {}],
    [403, {}],
    [200, { message: 'This article is no longer here' }],
    [200, 'Not found'],
  ])(
    'that is refused (%i %j) ends once the backend no longer names it, and not before',
    async (status, refusal) => {
      const id = `refused-${status}-${JSON.stringify(refusal).length}`
      const sent = { ...body, newsid: id }
      let list: [number, unknown] = [200, [sent]]
      let article: [number, unknown] = [200, sent]
      backend.respond = ({ url }, response) => {
        const [code, json] = url === '/api/v1/webnews' ? list : article
        response.writeHead(code).end(JSON.stringify(json))
      }
      await readArticle(id)
      article = [status, refusal]
      expect(await readArticle(id)).toMatchObject({ kind: 'found' })
      list = [status, refusal]
      expect(await readArticle(id)).toMatchObject({ kind: 'found' })
      list = [200, [item]]
      expect(await readArticle(id)).toEqual({ kind: 'not-found' })
      expect(store.has(`news/${id}`)).toBe(false)
    },
  )

  test('loses a picture that is part of its text, and the log says so', async () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(300_000)}">`
    says(200, { ...body, htmlcontent: `<p>Body</p>${picture}` })
    expect(await readArticle('7')).toMatchObject({ article: { words: 'Body' } })
    const [[fields]] = mockWarn.mock.calls as [[unknown]]
    expect(fields).toEqual({ path: '/onenews/7', pictures: 1 })
  })

  test('of 120 photos shows a hundred, and the log says so', async () => {
    const htmlcontent = Array.from({ length: 120 }, (_, at) => `<img src="/${at}.jpg">`).join('')
    says(200, { ...body, htmlcontent })
    const { article } = (await readArticle('7')) as { article: { parts: { html: string }[] } }
    expect(article.parts[0]?.html.match(/<img /g)).toHaveLength(100)
    const [[fields]] = mockWarn.mock.calls as [[unknown]]
    expect(fields).toEqual({ path: '/onenews/7', pictures: 20 })
  })
})
