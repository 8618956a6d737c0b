import { arrived } from '@/e2e/support/forms'
import { expect, serverTest as test } from '@/e2e/support/test'
import { fillIn, formRoutes, openPage, send } from '@/testing/form-client'
import { seeded } from '@/testing/random'

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

test('names in all scripts pass every form unchanged', async ({ site }) => {
  const pages = await Promise.all(formRoutes.map((route) => openPage(site.url, route)))
  const visits = pages.flatMap((page) =>
    Object.values(names).map(async (one, seed) => {
      const name = `${one} of ${page.form.id}`
      const values = Object.fromEntries(
        page.form.fields
          .filter((field) => ['text', 'textarea'].includes(field.kind) && !('format' in field))
          .map((field) => [field.name, name]),
      )
      const typed = fillIn(page.form, `n${seed}`, seeded(seed))
      for (const [field, value] of Object.entries(values)) typed.set(field, value)
      const response = await send(site.url, { page, typed, submission: '' }, seeded(seed))
      expect([values, response]).toEqual([values, { kind: 'thanked' }])
      expect(await arrived(site, name)).toMatchObject([{ body: values }])
    }),
  )
  await Promise.all(visits)
})
