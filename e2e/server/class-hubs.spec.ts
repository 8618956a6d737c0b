import { youth } from '@/content/pages/youth'
import { readMain, readPage } from '@/e2e/pages'
import { expect, serverTest as test } from '@/e2e/test'
import { attribute, elements, plainText, readHead, startTags } from '@/testing/html'

const texts = (html: string, name: string) => elements(html, name).map(({ text }) => text)

const cardHeadings = (html: string) =>
  elements(html, 'li').flatMap(({ inner }) => texts(inner, 'h3'))

const detail = (slug: string) => `/classes/detail/${slug}`

test('the links to a class lead from the hub over the Ultimate classes to its page', async ({
  site,
}) => {
  const linksOf = async (route: string) =>
    elements(await readMain(site, route), 'a')
      .filter(({ text }) => text.startsWith('FIND OUT MORE'))
      .map(({ tag, text }) => [text.slice(16), attribute(tag, 'href')])
  const hubs = ['/classes/ultimate', '/classes/bjj', '/classes/youth']
  expect((await linksOf('/classes')).map(([, href]) => href)).toEqual(hubs)
  const links = elements(await readMain(site, '/classes'), 'a')
  const group = links.find(({ text }) => text === 'Group Fitness')
  expect(attribute(group?.tag ?? '', 'href')).toBe('/classes/group')
  expect(await linksOf('/classes/ultimate')).toEqual([
    ['Daily Ultimate Training', detail('daily-ultimate-training')],
    ['Boxing Conditioning', detail('boxing-conditioning')],
    ['Kickboxing Conditioning', detail('kickbox-conditioning')],
    ['Brazilian Jiu-Jitsu', detail('brazilian-jiu-jitsu-gi')],
  ])
})

test('the Ultimate Classes stand side by side, and of one without data the club is to be asked', async ({
  site,
}) => {
  const main = await readMain(site, '/classes/ultimate')
  const rows = elements(main, 'li').filter(({ inner }) => inner.includes('<dl'))
  expect(rows.map(({ inner }) => texts(inner, 'dd'))).toEqual([
    ['50 minutes', 'None', 'All levels', 'Training shoes, water and a towel'],
    [
      '50 minutes',
      'Seven, 3 minutes each',
      'All levels',
      'Boxing gloves, hand wraps, water and a towel',
    ],
    [
      '50 minutes',
      'Seven, 3 minutes each',
      'All levels',
      'Boxing gloves, hand wraps, shin guards, if you own a pair, water and a towel',
    ],
    ['Ask your club'],
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
  expect(cardHeadings(main)).toEqual(youth.classes.map(({ name }) => name))
  expect(plainText(main)).toContain('permission of a parent or guardian')
  const questions = texts(main, 'summary').filter((one) => one.endsWith('?'))
  expect(questions).toEqual(youth.questions.items.map(({ question }) => question))
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
  expect(texts(more?.inner ?? '', 'li').map((card) => card.startsWith('Soon'))).toEqual([
    false,
    true,
    true,
  ])
  expect(readHead(html).meta('robots')).toBe('noindex')
})

test('the class data file has the classes with their minutes and rounds, and no schedule', async ({
  request,
}) => {
  const answer = await request.get('/assets/classdata.json')
  expect(answer.headers()['content-type']).toBe('application/json')
  const rounds = { count: 7, minutes: 3 }
  expect(await answer.json()).toEqual({
    version: 1,
    classes: [
      { slug: 'boxing-conditioning', name: 'Boxing Conditioning', minutes: 50, rounds },
      { slug: 'kickbox-conditioning', name: 'Kickbox Conditioning', minutes: 50, rounds },
      { slug: 'daily-ultimate-training', name: 'Daily Ultimate Training', minutes: 50 },
    ],
    clubs: [101, 104, 105, 106, 108, 109].map((clubid) => ({ clubid, sessions: [] })),
  })
})
