import { parseEnv } from './env'

const needed = { BACKEND_URL: 'http://localhost:4010', BACKEND_TOKEN: 'secret-token' }

const ACTION_KEY = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'
const key = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64')
const noKey = `${ACTION_KEY} must be 16, 24 or 32 bytes in base64`

test('two settings are enough and the others have the defaults of the contract', () => {
  expect(parseEnv(needed)).toEqual({
    ...needed,
    BACKEND_TOKEN_HEADER: 'x-access-token',
    BACKEND_UTM_FIELDS: [],
    SITE_URL: 'http://localhost:3000',
    NEWS_IMAGE_HOSTS: [],
    DATA_DIR: '.data',
    PORT: 3000,
    TRUST_PROXY: 0,
    LEAD_RETENTION_DAYS: 90,
  })
})

test.each([
  ['BACKEND_URL', undefined, 'BACKEND_URL is missing'],
  ['BACKEND_URL', '', 'BACKEND_URL is missing'],
  ['BACKEND_URL', 'backend.example', 'BACKEND_URL must be an http or https address'],
  ['BACKEND_TOKEN', ' ', 'BACKEND_TOKEN is missing'],
  ['BACKEND_TOKEN', 'two words', 'BACKEND_TOKEN must be printable, without spaces'],
  ['BACKEND_TOKEN_HEADER', 'x token', 'BACKEND_TOKEN_HEADER must be the name of a header'],
  ...['utm_source', 'utm_source=a,', 'source=a', 'utm_source=a b'].map(
    (pairs): [string, string, string] => [
      'BACKEND_UTM_FIELDS',
      pairs,
      'BACKEND_UTM_FIELDS must be like utm_source=field,utm_medium=field',
    ],
  ),
  ['SITE_URL', 'octagym', 'SITE_URL must be an http or https address'],
  ['CONTENT_URL', 'ftp://content.example', 'CONTENT_URL must be an http or https address'],
  ['NEWS_IMAGE_HOSTS', 'a b', 'NEWS_IMAGE_HOSTS must be host names separated by commas'],
  ['NEWS_IMAGE_HOSTS', '**', 'NEWS_IMAGE_HOSTS must be host names separated by commas'],
  [ACTION_KEY, key(31), noKey],
  [ACTION_KEY, 'not base64!', noKey],
  ['PORT', '70000', 'PORT must be 65535 or less'],
  ['PORT', 'http', 'PORT must be a whole number'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY must be 0 or more'],
  ['LEAD_RETENTION_DAYS', '1.5', 'LEAD_RETENTION_DAYS must be a whole number'],
  ['BACKEND_TOKEN', 'two\nlines', 'BACKEND_TOKEN must be one line, without control characters'],
  ['DATA_DIR', '"/var/lib/octa-gym"', 'DATA_DIR must not be in quotes'],
  ['DATA_DIR', '~/leads', 'DATA_DIR must be written without ~'],
  ['ALERT_URL', 'hooks.example', 'ALERT_URL must be an http or https address'],
  ['ALERT_URL', 'https://a:secret@b.example', 'ALERT_URL must have no user and no password'],
  ['DATABASE_URL', 'mysql://localhost/site', 'DATABASE_URL must be a postgres:// address'],
  ...['postgres://a:5432,b:5432/site', 'postgres://user:secret@a,b/site'].map(
    (url): [string, string, string] => [
      'DATABASE_URL',
      url,
      'DATABASE_URL must have one host: a name or a proxy that leads to the primary',
    ],
  ),
])('%s=%j is refused with its name and what is wrong', (name, value, message) => {
  expect(() => parseEnv({ ...needed, [name]: value })).toThrow(new Error(message))
})

test('the ends of a value are left out, as files of secrets have them, and other variables are nobody’s business', () => {
  const { BACKEND_TOKEN, DATA_DIR } = parseEnv({
    ...needed,
    BACKEND_TOKEN: 'token\r\n',
    DATA_DIR: ' /data\n',
    PS1: '"\u001b[1m"',
  })
  expect([BACKEND_TOKEN, DATA_DIR]).toEqual(['token', '/data'])
})

test('BACKEND_UTM_FIELDS names a field for each tag', () => {
  const { BACKEND_UTM_FIELDS } = parseEnv({ ...needed, BACKEND_UTM_FIELDS: 'utm_id=a,utm_term=b' })
  expect(BACKEND_UTM_FIELDS).toEqual([
    ['utm_id', 'a'],
    ['utm_term', 'b'],
  ])
})

test.each([
  'postgres://user:one,two@host.example:5432/site?options=-c+a,b',
  'postgresql:///site?host=/run/postgresql',
])('DATABASE_URL may be %s', (DATABASE_URL) => {
  expect(parseEnv({ ...needed, DATABASE_URL })).toMatchObject({ DATABASE_URL })
})

test('SITE_URL is the origin that browsers send, and a path is refused', () => {
  const read = (SITE_URL: string) => parseEnv({ ...needed, SITE_URL }).SITE_URL
  expect(read('https://Gym.example/')).toBe('https://gym.example')
  expect(() => read('https://gym.example/in')).toThrow('SITE_URL must have no path')
})

test.each(['BACKEND_URL', 'CONTENT_URL', 'SITE_URL'])(
  'a %s with credentials, a query or a fragment is refused without being printed',
  (name) => {
    const message = `${name} must have no user, password, query or fragment`
    for (const address of [
      'https://user:hidden@host.example',
      'https://hidden@host.example/',
      'https://host.example/?hidden',
      'https://host.example/?',
      'https://host.example/#hidden',
    ]) {
      expect(() => parseEnv({ ...needed, [name]: address })).toThrow(new Error(message))
    }
  },
)

test('hosts are read as a list, and a key as it is', () => {
  const given = { NEWS_IMAGE_HOSTS: 'a.example, b.example:81', [ACTION_KEY]: key(32) }
  expect(parseEnv({ ...needed, ...given })).toMatchObject({
    ...given,
    NEWS_IMAGE_HOSTS: ['a.example', 'b.example:81'],
  })
})
