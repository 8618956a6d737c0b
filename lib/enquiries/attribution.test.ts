import { attributionFrom } from './attribution'

const host = 'gym.example'

const seen = (sent: string, headers: Record<string, string> = {}) =>
  attributionFrom((name) => (name === 'attribution' ? sent : ''), new Headers({ host, ...headers }))

test('only another site led to a visit', () => {
  expect(seen('/ https://gym.example/about')).toEqual({ landing: '/' })
  const behindProxy = { 'x-forwarded-host': 'www.gym.example' }
  expect(seen('/ https://www.gym.example/', behindProxy)).toEqual({ landing: '/' })
})

test.each([
  '',
  'nonsense',
  '//other.example/path ',
  'https://other.example/ ',
  `/${'x'.repeat(200)} `,
  '{"landing":"/"}',
  ' https://news.example/',
])('nonsense is left out: %s', (sent) => {
  expect(seen(sent)).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'https://',
  `https://${'x'.repeat(254)}.example/`,
  'https://<b>/',
])('a referrer that is none is left out: %s', (referrer) => {
  expect(seen(`/ ${referrer}`)).toEqual({ landing: '/' })
})

test.each([
  '?utm_source=mail&utm_medium=email&utm_campaign=nov',
  '?utm_source=mail&amp;utm_medium=email&amp;utm_campaign=nov',
  '?utm_source=mail&amp;amp;utm_medium=email&utm_campaign=nov',
  '?utm_source=mail&AMP;utm_medium=email&amp%3Butm_campaign=nov',
  '?club=104?utm_source=mail&utm_medium=email?utm_campaign=nov',
  '?utm_source=mail%3Futm_medium=email&utm_campaign=nov',
  '?UTM_Source=mail&Utm_Medium=email&utm_CAMPAIGN=nov&utm_source=second',
])('campaign tags are read however they are written: %s', (query) => {
  const tags = { utm_source: 'mail', utm_medium: 'email', utm_campaign: 'nov' }
  expect(seen(`/getpass${query} `)?.tags).toEqual(tags)
})

test('tags are few, short and without control characters', () => {
  const many = Array.from(
    { length: 30 },
    (_, index) => `utm_${String.fromCharCode(97 + (index % 26))}=1`,
  )
  const tags = seen(`/?${many.join('&')}&gclid=a `)?.tags ?? {}
  expect(Object.keys(tags)).toHaveLength(11)
  expect(tags.gclid).toBe('a')
  expect(seen(`/?utm_a=%00x%0D%0Ay%E2%80%AE&utm_c=%20&utm_${'d'.repeat(31)}=1&utm_a=2 `)).toEqual({
    landing: '/',
    tags: { utm_a: 'xy' },
  })
  const long = encodeURIComponent('क'.repeat(201))
  expect(seen(`/?utm_campaign=${long}&utm_term=${long} `)?.tags).toEqual({
    utm_campaign: 'क'.repeat(200),
    utm_term: 'क'.repeat(200),
  })
})

test('the ids of paid clicks are kept to the letter, or not at all', () => {
  const ids = {
    gclid: 'Cj0KCQ_-AbC+/=',
    gbraid: '0AAAAA',
    wbraid: 'Cj8K',
    fbclid: `IwAR0${'x'.repeat(495)}`,
    msclkid: '2f1e',
    ttclid: 'E.C.P.x',
  }
  const query = Object.entries(ids).map(([name, id]) => `${name}=${id}`)
  expect(seen(`/getpass?gad_source=1&${query.join('&')}&srsltid=a `)?.tags).toEqual(ids)
  expect(seen(`/getpass?gclid=${'x'.repeat(501)}&fbclid=%E0%A4%95 `)?.tags).toBeUndefined()
})
