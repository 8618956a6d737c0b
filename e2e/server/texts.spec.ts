import { youth } from '@/content/pages/youth'
import { readMain, readPage } from '@/e2e/support/pages'
import { expect, serverTest as test } from '@/e2e/support/test'
import { attribute, elements, plainText, readHead, startTags } from '@/testing/html'

const thanks = /a representative will connect/i

const words: Record<string, (string | RegExp)[]> = {
  '/classes/bjj': [
    ...['BJJ Gi/No Gi', 'Women’s Only', 'Youth BJJ', 'Purple belt or higher'],
    'in all classes except Level 2 and 3',
  ],
  '/classes/youth': [
    ...youth.classes.map(({ name }) => name),
    ...youth.questions.items.map(({ question }) => question),
    /India.*not offered at every club/,
    'permission of a parent or guardian',
  ],
  '/classes/group': [
    ...['HIIT', 'Mind/Body', 'Strength', 'Cycle', 'Cardio', 'Dance'],
    ...['High Octane', 'Fusion Flow', 'Killer Cycle', 'Zumba', 'Power Pilates', 'Kickass Kick'],
  ],
  '/classes/detail/boxing-conditioning': [
    ...['50 minutes', 'Champion Members', 'Ultimate Members', 'Hand wraps'],
  ],
  '/locations/jaipur': [
    'Mansarovar, Jaipur, Rajasthan, 302020',
    'Please call the club before your first visit.',
  ],
  '/thank-you': [thanks],
  '/thank-you-guest': [thanks],
  '/landing/sahakara-nagar/sn-thank-you': [thanks, 'franchise'],
  '/landing/guwahati-assam/gw-thank-you': [thanks, 'franchise'],
}

for (const [page, expected] of Object.entries(words))
  test(`${page} says what its visitors come for`, async ({ site }) => {
    const text = plainText(await readMain(site, page))
    for (const one of expected) expect(text).toMatch(one)
  })

test('the Ultimate Classes stand side by side, and of one without data the club is to be asked', async ({
  site,
}) => {
  const rows = elements(await readMain(site, '/classes/ultimate'), 'li')
    .filter(({ inner }) => inner.includes('<dl'))
    .map(({ inner }) => elements(inner, 'dd').map(({ text }) => text))
  const boxing = ['50 minutes', 'Seven, 3 minutes each', 'All levels']
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['50 minutes', 'None', 'All levels'],
    boxing,
    boxing,
    ['Ask your club'],
  ])
})

test('a class shows each of its rounds, and one without rounds speaks of none', async ({
  site,
}) => {
  const boxing = await readMain(site, '/classes/detail/boxing-conditioning')
  const rounds = elements(boxing, 'ol').find(
    ({ tag }) => attribute(tag, 'aria-label') === 'Seven rounds of three minutes',
  )
  expect(startTags(rounds?.inner ?? '', 'li')).toHaveLength(7)
  const daily = plainText(await readMain(site, '/classes/detail/daily-ultimate-training'))
  expect(daily).not.toContain('rounds')
})

test('a class links to three others, and a class that is coming soon says so', async ({ site }) => {
  const main = await readMain(site, '/classes/detail/daily-ultimate-training')
  const more = elements(main, 'section').find(({ text }) => text.includes('More classes to try'))
  expect(elements(more?.inner ?? '', 'a').map(({ tag }) => attribute(tag, 'href'))).toEqual(
    ['kickbox-conditioning', 'matrx', 'ufc-fit'].map((slug) => `/classes/detail/${slug}`),
  )
  const cards = elements(more?.inner ?? '', 'li').map(({ text }) => text.startsWith('Soon'))
  expect(cards).toEqual([false, true, true])
  const html = await readPage(site, '/classes/detail/ufc-fit')
  expect(html).toContain('More about OCTA FIT is coming soon.')
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
