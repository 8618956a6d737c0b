import type { APIRequestContext } from '@playwright/test'
import { expect, serverTest as test } from '@/e2e/test'
import { attribute, elements, plainText, startTags } from '@/testing/html'

const readMain = async (request: APIRequestContext, route: string) =>
  elements(await (await request.get(route)).text(), 'main')[0]?.inner ?? ''

const texts = (html: string, name: string) => elements(html, name).map(({ text }) => text)

const cardHeadings = (html: string) =>
  elements(html, 'li').flatMap(({ inner }) => texts(inner, 'h3'))

test('the jiu-jitsu page names its classes and leads on', async ({ request }) => {
  const main = await readMain(request, '/classes/bjj')
  expect(texts(main, 'h[2-4]')).toEqual(
    expect.arrayContaining(['BJJ Gi/No Gi', 'Women’s Only', 'Youth BJJ']),
  )
  const areas = elements(main, 'a').find(({ text }) => text === 'Classes In Your Area')
  expect(attribute(areas?.tag ?? '', 'href')).toBe('/classes')
  expect(plainText(main)).toContain('in all classes except Level 2 and 3')
  expect(plainText(main)).toContain('Purple belt or higher')
})

test('parents read who may join and that they have to permit it', async ({ request }) => {
  const main = await readMain(request, '/classes/youth')
  expect(texts(main, 'dd')[0]).toMatch(/India.*not offered at every club/)
  expect(cardHeadings(main)).toHaveLength(6)
  expect(plainText(main)).toContain('permission of a parent or guardian')
  expect(startTags(main, 'summary')).toHaveLength(5)
})

test('group fitness shows its categories and its top classes', async ({ request }) => {
  expect(cardHeadings(await readMain(request, '/classes/group'))).toEqual([
    ...['HIIT', 'Mind/Body', 'Strength', 'Cycle', 'Cardio', 'Dance'],
    ...['High Octane', 'Fusion Flow', 'Killer Cycle', 'Zumba', 'Power Pilates', 'Kickass Kick'],
  ])
})

test('Daily Ultimate Training has no rounds', async ({ request }) => {
  const text = plainText(await readMain(request, '/classes/detail/daily-ultimate-training'))
  expect(text).toContain('50 minutes')
  expect(text).not.toContain('rounds')
})
