import { readdirSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contentModules } from '@/testing/content-modules'
import { forms } from './forms/forms'
import { pages, routes } from './pages'

const formId = z.object({ id: z.string(), endpoint: z.string(), fields: z.array(z.unknown()) })

const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
  (file) => path.basename(file) === 'page.tsx',
)

/** The route of a page's file: without groups in parentheses and optional parameters. */
const routeFromFile = (file: string) =>
  `/${path
    .dirname(file)
    .split('/')
    .filter((part) => !/^\(|^\[\[/.test(part))
    .join('/')}`

/** The headline of each page that specification 2.3 to 2.15 and the contract's "Routes" name. */
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

test('every page of the specification is in the content, with the headline that the specification gives it', () => {
  const addresses = Object.keys(headlines)
  const inContent = addresses.map((address) => {
    const heading = pages.find(({ path }) => path === address)?.heading
    return [address, heading?.toLowerCase()]
  })
  expect(Object.fromEntries(inContent)).toEqual(
    Object.fromEntries(addresses.map((address) => [address, headlines[address]?.toLowerCase()])),
  )
})

test('every page.tsx has its route in content/paths.ts and content/pages.ts, and every route its page.tsx', () => {
  const wanted = Object.keys(routes).map((route) =>
    route.startsWith('/landing/') ? `(landing) ${route}` : `(site) ${route}`,
  )
  const found = files.map((file) => `${file.split('/')[0]} ${routeFromFile(file)}`)
  expect(found.toSorted()).toEqual(wanted.toSorted())
})

test('every form of content/forms is in content/forms/forms.ts, and on a page in content/pages.ts', async () => {
  const modules = (await contentModules()).filter(([file]) => file.startsWith('forms/'))
  const described = modules.flatMap(([, exported]) =>
    Object.values(exported).flatMap((value) => formId.safeParse(value).data?.id ?? []),
  )
  const listed = [...forms.keys()].toSorted()
  expect(listed).toEqual([...new Set(described)].toSorted())
  const shown = new Set(pages.flatMap(({ form }) => form?.id ?? []))
  expect([...shown].toSorted()).toEqual(listed)
})

test('the title for search engines is on no social image, unless it is the headline too', () => {
  const drawn = pages.filter(({ title, socialImage }) =>
    socialImage.heading.some(({ text }) => text === title),
  )
  expect(drawn.map(({ path }) => path)).toEqual(['/privacy', '/terms'])
})
