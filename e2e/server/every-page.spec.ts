import type { APIRequestContext } from '@playwright/test'
import { HtmlValidate } from 'html-validate'
import { isLanding, routes } from '@/e2e/routes'
import { expect, serverTest as test } from '@/e2e/test'
import { attribute, elements, startTags } from '@/testing/html'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'no-dup-id': 'error',
    'no-missing-references': 'error',
    'multiple-labeled-controls': 'error',
  },
})

/** The headline of each page: specification 2.3 to 2.15 and contract "Routes". */
const headlines: Record<string, string> = {
  '/': 'Seize the opportunity!',
  '/getpass': 'CHANGE HAPPENS HERE',
  '/classes': 'More than a workout',
  '/classes/ultimate': 'Ultimate Classes',
  '/classes/bjj': 'Brazilian Jiu-Jitsu',
  '/classes/youth': 'Youth Program',
  '/classes/group': 'Group Fitness',
  '/classes/detail/boxing-conditioning': 'Boxing Conditioning',
  '/classes/detail/kickbox-conditioning': 'Kickbox Conditioning',
  '/classes/detail/daily-ultimate-training': 'Daily Ultimate Training',
  '/classes/detail/brazilian-jiu-jitsu-gi': 'Brazilian Jiu-Jitsu Gi',
  '/classes/detail/ufc-fit': 'OCTA FIT',
  '/classes/detail/matrx': 'MATRX',
  '/coaching': 'Coaching',
  '/about': 'WE ARE OCTA GYM',
  '/franchise': 'Own a gym',
  '/news': 'News',
  '/events': 'OCTA GYM Events',
  '/contact': 'Contact Us',
  '/international': 'International',
  '/locations/list': 'Locations',
  '/locations/punjabi-bagh': 'New Delhi',
  '/locations/bandra': 'Mumbai',
  '/locations/imphal': 'Imphal',
  '/locations/jaipur': 'Jaipur',
  '/locations/guwahati': 'Guwahati',
  '/locations/sahakara-nagar': 'KARNATAKA',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/landing/sahakara-nagar': 'CHANGE HAPPENS HERE',
  '/landing/guwahati-assam': 'CHANGE HAPPENS HERE',
  '/landing/mansarovar-feedback': 'MEMBER FEEDBACK',
  '/thank-you': 'Thank you for submitting the details',
  '/thank-you-guest': 'Thank you',
  '/landing/sahakara-nagar/sn-thank-you': 'Thank you for submitting the details',
  '/landing/sahakara-nagar/sn-feedback-thank-you': 'Thank you for the feedback',
  '/landing/guwahati-assam/gw-thank-you': 'Thank you for submitting the details',
}

async function read(request: APIRequestContext, route: string) {
  const answer = await request.get(route)
  expect(answer.status(), route).toBe(200)
  return answer.text()
}

for (const route of routes) {
  test(`${route} is a valid page with the one h1 of the specification, landmarks and sized pictures`, async ({
    request,
  }) => {
    const html = await read(request, route)
    const [heading, ...others] = elements(html, 'h1')
    expect(others).toEqual([])
    const headline = headlines[route.replace('octa-gym-', '')]?.toLowerCase()
    // A page that the specification does not have has the headline of its content.
    if (headline !== undefined) expect(heading?.text.toLowerCase()).toBe(headline)
    else expect(heading?.text).toMatch(/\S/)
    expect(startTags(html, 'main')).toHaveLength(1)
    expect(startTags(html, 'header')).toHaveLength(isLanding(route) ? 0 : 1)
    expect(startTags(html, 'footer')).toHaveLength(isLanding(route) ? 0 : 1)
    for (const picture of startTags(html, 'img')) {
      expect(attribute(picture, 'alt'), picture).toBeDefined()
      expect(Number(attribute(picture, 'width')), picture).toBeGreaterThan(0)
      expect(Number(attribute(picture, 'height')), picture).toBeGreaterThan(0)
    }
    const report = await validator.validateString(html)
    const problems = report.results.flatMap(({ messages }) => messages)
    expect(
      problems.map(({ ruleId, message, line, column }) => [ruleId, message, line, column]),
    ).toEqual([])
  })
}

test('every page of the specification is there', () => {
  expect(routes).toEqual(expect.arrayContaining(Object.keys(headlines)))
})

test('no link is dead, and every anchor is there', async ({ request }) => {
  const targets = new Map<string, string>()
  const pages = new Map<string, string>()
  for (const route of routes) {
    const html = await read(request, route)
    pages.set(route, html)
    for (const link of startTags(html, 'a')) {
      const href = attribute(link, 'href') ?? ''
      expect(href, `${route}: ${link}`).toMatch(/^(\/|#|https?:\/\/|mailto:|tel:)/)
      if (/^[/#]/.test(href)) targets.set(href.startsWith('#') ? route + href : href, route)
    }
  }
  for (const [target, from] of targets) {
    const [path = '', anchor] = target.split('#')
    const html = pages.get(path) ?? (await read(request, path))
    pages.set(path, html)
    if (anchor) expect(html, `${from} leads to ${target}`).toContain(`id="${anchor}"`)
  }
})

test('every page of the sitemap is linked from another one', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  )
  expect(listed).toEqual(expect.arrayContaining(['/locations/jaipur', '/landing/guwahati-assam']))
  const linked = new Set<string>()
  for (const page of listed)
    for (const link of startTags(await read(request, page), 'a')) {
      const [path = ''] = (attribute(link, 'href') ?? '').split('#')
      if (path !== page) linked.add(path)
    }
  expect(listed.filter((page) => !linked.has(page))).toEqual([])
})
