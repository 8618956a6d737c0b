import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { DatabaseSync } from 'node:sqlite'
import { arrived } from '@/e2e/forms'
import { expect, serverTest as test } from '@/e2e/test'
import { fillIn, formRoutes, openPage, send } from '@/testing/form-client'
import { seeded } from '@/testing/random'
import type { Site } from '@/testing/site'

const names = {
  Devanagari: 'आशा कृष्णमूर्ति राव',
  Bengali: 'অনন্যা সেনগুপ্ত',
  Tamil: 'தமிழ்ச்செல்வி',
  Assamese: 'ৰশ্মি বৰুৱা',
  'joined and unjoined letters': 'श्री\u200dमती क्\u200cष',
  'accents of their own': 'Zoe\u0308 D\u2019Souza',
  emoji: '👩🏽‍🚀 Asha 👨‍👩‍👧‍👦 🇮🇳',
  '70 letters': 'ऋ'.repeat(70),
  'right-to-left marks': '\u200fعلی\u200e رضا\u200f',
  'marks of a phone book': '\u202aRao\u202c \u2067Iyer\u2069',
}

interface Row {
  form: string
  payload: string
  state: string
}

const leads = async (site: Site, ...args: string[]) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', 'scripts/leads.ts', ...args],
    { env: { ...process.env, DATA_DIR: path.dirname(site.storeFile), DATABASE_URL: '' } },
  )
  return stdout
}

/** Each name in each form, typed into every field for a name or a text. */
async function sendAll(site: Site) {
  const pages = await Promise.all(formRoutes.map((route) => openPage(site.url, route)))
  const visits = pages.flatMap((page) =>
    Object.values(names).map(async (name, seed) => {
      const typed = fillIn(page.form, `n${seed}`, seeded(seed))
      const values: Record<string, string> = {}
      for (const field of page.form.fields)
        if (['text', 'textarea'].includes(field.kind) && !('inputMode' in field))
          values[field.name] = `${name} of ${page.form.id}`
      for (const [field, value] of Object.entries(values)) typed.set(field, value)
      const answer = await send(site.url, { page, typed, submission: '' }, seeded(seed))
      expect([values, answer]).toEqual([values, { kind: 'thanked' }])
      return { form: page.form, values, name: `${name} of ${page.form.id}` }
    }),
  )
  return Promise.all(visits)
}

test('names in all scripts pass every form unchanged: to the store, the backend, the exports and the list', async ({
  site,
}) => {
  const sent = await sendAll(site)
  expect(sent).toHaveLength(formRoutes.length * Object.keys(names).length)

  const db = new DatabaseSync(site.storeFile, { readOnly: true })
  const rows = db.prepare('select form, payload, state from leads').all() as unknown as Row[]
  db.close()
  const [json, csv, list] = await Promise.all([
    leads(site, 'export', '--format', 'json'),
    leads(site, 'export', '--format', 'csv'),
    leads(site, 'list'),
  ])
  const exported = JSON.parse(json) as { fields: object }[]

  for (const { form, values, name } of sent) {
    const has = (body: object) => Object.values(body).includes(name)
    const row = rows.filter(({ payload }) => has(JSON.parse(payload) as object))
    expect(row).toMatchObject([{ form: form.id }])
    expect(row[0]?.state).not.toBe('held')
    expect(JSON.parse(row[0]?.payload ?? '')).toMatchObject(values)
    expect(exported.map(({ fields }) => fields).filter(has)).toMatchObject([values])
    expect(csv.split(`,${name},`).length).toBeGreaterThan(1)
    expect(await arrived(site, name)).toMatchObject([{ body: values }])
  }
  expect(list.trimEnd().split('\n').length).toBeGreaterThan(sent.length)
})
