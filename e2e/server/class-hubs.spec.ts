import { readMain, readPage } from '@/e2e/pages'
import { expect, serverTest as test } from '@/e2e/test'
import { attribute, elements, plainText, readHead, startTags } from '@/testing/html'

const texts = (html: string, name: string) => elements(html, name).map(({ text }) => text)

const cardHeadings = (html: string) =>
  elements(html, 'li').flatMap(({ inner }) => texts(inner, 'h3'))

const detail = (slug: string) => `/classes/detail/${slug}`

test('the way to a class leads from the hub over the Ultimate classes to its page', async ({
  site,
}) => {
  const ways = async (route: string) =>
    elements(await readMain(site, route), 'a')
      .filter(({ text }) => text.startsWith('FIND OUT MORE'))
      .map(({ tag, text }) => [text.slice(16), attribute(tag, 'href')])
  const hubs = ['/classes/ultimate', '/classes/bjj', '/classes/youth']
  expect((await ways('/classes')).map(([, href]) => href)).toEqual(hubs)
  expect(await ways('/classes/ultimate')).toEqual([
    ['Daily Ultimate Training', detail('daily-ultimate-training')],
    ['Boxing Conditioning', detail('boxing-conditioning')],
    ['Kickboxing Conditioning', detail('kickbox-conditioning')],
    ['Brazilian Jiu-Jitsu', detail('brazilian-jiu-jitsu-gi')],
  ])
})

test('the jiu-jitsu page names its classes and links to them', async ({ site }) => {
  const main = await readMain(site, '/classes/bjj')
  expect(texts(main, 'h[2-4]')).toEqual(
    expect.arrayContaining(['BJJ Gi/No Gi', 'Women’s Only', 'Youth BJJ']),
  )
  const areas = elements(main, 'a').find(({ text }) => text === 'Classes In Your Area')
  expect(attribute(areas?.tag ?? '', 'href')).toBe('/classes')
  expect(plainText(main)).toContain('in all classes except Level 2 and 3')
  expect(plainText(main)).toContain('Purple belt or higher')
})

test('parents read who may join and that they have to permit it', async ({ site }) => {
  const main = await readMain(site, '/classes/youth')
  expect(texts(main, 'dd')[0]).toMatch(/India.*not offered at every club/)
  expect(cardHeadings(main)).toHaveLength(6)
  expect(plainText(main)).toContain('permission of a parent or guardian')
  expect(startTags(main, 'summary')).toHaveLength(5)
})

test('group fitness shows its categories and its top classes', async ({ site }) => {
  expect(cardHeadings(await readMain(site, '/classes/group'))).toEqual([
    ...['HIIT', 'Mind/Body', 'Strength', 'Cycle', 'Cardio', 'Dance'],
    ...['High Octane', 'Fusion Flow', 'Killer Cycle', 'Zumba', 'Power Pilates', 'Kickass Kick'],
  ])
})

test('Daily Ultimate Training has no rounds', async ({ site }) => {
  const text = plainText(await readMain(site, '/classes/detail/daily-ultimate-training'))
  expect(text).toContain('50 minutes')
  expect(text).not.toContain('rounds')
})

test('a class shows its rounds, minutes, access and what to bring, and can be shared', async ({
  site,
}) => {
  const main = await readMain(site, detail('boxing-conditioning'))
  const rounds = elements(main, 'ol').find(
    ({ tag }) => attribute(tag, 'aria-label') === 'Seven rounds of three minutes',
  )
  expect(startTags(rounds?.inner ?? '', 'li')).toHaveLength(7)
  expect(texts(main, 'dd')).toContainEqual(expect.stringContaining('50 minutes'))
  for (const words of ['Champion Members', 'Ultimate Members'])
    expect(plainText(main)).toContain(words)
  expect(texts(main, 'li')).toContainEqual(expect.stringContaining('Hand wraps'))
  const share = elements(main, 'a').filter(({ text }) => /^Share on/.test(text))
  expect(share).toHaveLength(3)
  for (const { tag } of share)
    expect(decodeURIComponent(attribute(tag, 'href') ?? '')).toContain(
      detail('boxing-conditioning'),
    )
})

test('a class links to three others, and a class that is coming soon says so', async ({ site }) => {
  const main = await readMain(site, detail('daily-ultimate-training'))
  const more = elements(main, 'section').find(({ text }) => text.includes('More classes to try'))
  expect(elements(more?.inner ?? '', 'a').map(({ tag }) => attribute(tag, 'href'))).toEqual(
    ['kickbox-conditioning', 'matrx', 'ufc-fit'].map(detail),
  )
  const html = await readPage(site, detail('ufc-fit'))
  expect(html).toContain('More about OCTA FIT is coming soon.')
  expect(readHead(html).meta('robots')).toBe('noindex')
})
