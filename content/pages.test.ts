import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contentModules } from '@/testing/content-modules'
import { forms } from './forms/forms'
import { routes } from './pages'

const formId = z.object({ id: z.string(), endpoint: z.string(), fields: z.array(z.unknown()) })

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx',
)

/** The route of a page's file: without groups in parentheses and parameters of several parts. */
const routeFromFile = (file: string) =>
  `/${path
    .dirname(file)
    .split('/')
    .filter((part) => !/^\(|^\[\[|^\[\.\.\./.test(part))
    .join('/')}`

test('every page.tsx has its route in content/paths.ts and content/pages.ts, and every route its page.tsx', () => {
  // One file has all landing pages.
  const wanted = ['(landing) /landing', ...Object.keys(routes).map((route) => `(site) ${route}`)]
  const found = files.map((file) => `${file.split('/')[0]} ${routeFromFile(file)}`)
  expect(found.toSorted()).toEqual(wanted.toSorted())
})

test('every form of content/forms is on a page in content/pages.ts, or is in content/forms/retired.ts', async () => {
  const modules = (await contentModules()).filter(([file]) => file.startsWith('forms/'))
  const described = modules.flatMap(([, exported]) =>
    Object.values(exported).flatMap((value) => formId.safeParse(value).data?.id ?? []),
  )
  expect([...forms.keys()].toSorted()).toEqual([...new Set(described)].toSorted())
})
