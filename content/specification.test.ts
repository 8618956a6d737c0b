import { clubAddress } from '@/lib/clubs/address'
import { hoursInWords } from '@/lib/clubs/hours'
import { readLegal } from '@/lib/legal'
import { bjj } from './pages/bjj'
import { brand } from './brand'
import { classes } from './classes'
import { clubBySlug, everyClub, isClosed } from './clubs'
import { events } from './events'
import { forms } from './forms/forms'
import { franchiseVideos } from './franchise-videos'
import { freePass } from './free-pass'
import { about } from './pages/about'
import { coaching } from './pages/coaching'
import { group } from './pages/group'
import { youth } from './pages/youth'
import { pages } from './pages'
import { states } from './states'
import type { ClubSlug } from './types'

/*
 * What the specification and the contract fix in the content. A change that the owner orders (a club
 * moves, a pass is shorter, a headline is new) changes this file. No other test holds content.
 */

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
  '/classes/detail/ufc-fit': brand.fitness.name,
  '/classes/detail/matrx': 'MATRX',
  '/coaching': 'Coaching',
  '/about': `We are ${brand.name}`,
  '/franchise': 'Own a gym',
  '/news': 'News',
  '/events': `${brand.name} Events`,
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
  const gone = everyClub.filter((club) => isClosed(club)).map(({ slug }) => `/locations/${slug}`)
  const addresses = Object.keys(headlines).filter((address) => !gone.includes(address))
  const inContent = addresses.map((address) => {
    const heading = pages.find(({ path }) => path === address)?.heading
    return [address, heading?.toLowerCase()]
  })
  expect(Object.fromEntries(inContent)).toEqual(
    Object.fromEntries(addresses.map((address) => [address, headlines[address]?.toLowerCase()])),
  )
})

test.each<[ClubSlug, id: number, label: string, address: string, hours: string]>([
  ['punjabi-bagh', 101, 'Punjabi Bagh - New Delhi', '', '6am-10:30pm 7am-4pm'],
  ['bandra', 104, 'Bandra - Mumbai', '', '6am-11pm 8am-5pm'],
  ['imphal', 105, 'Tiddim Road - Imphal', '', ''],
  ['jaipur', 106, 'Mansarovar - Jaipur', '', ''],
  [
    'guwahati',
    108,
    'GS Road - Guwahati',
    'GS Rd, Ananda Nagar, Guwahati, 781006',
    '6am-11pm 8am-6pm',
  ],
  [
    'sahakara-nagar',
    109,
    'Sahakara Nagar - Bengaluru',
    '1st Main Rd, Sahakara Nagar, Bengaluru, 560092',
    '6am-11pm 8am-6pm',
  ],
])('the club %s has the number, label, address and hours of the specification', (...wanted) => {
  const [slug, id, label, address, hours] = wanted
  const club = clubBySlug(slug)
  expect(club).toMatchObject({ id, label: expect.stringContaining(label) as string })
  if (address) expect(clubAddress(club)).toBe(address)
  expect(
    hoursInWords(club)
      .map(([, times]) => times)
      .join(' '),
  ).toBe(hours)
})

test('Jaipur has no full page, Bandra two phones, Bengaluru fifteen amenities', () => {
  expect(clubBySlug('jaipur').page).toBeUndefined()
  expect(clubBySlug('bandra').phones).toHaveLength(2)
  expect(clubBySlug('sahakara-nagar').page?.amenities).toHaveLength(15)
})

test('the pass, the quotes, the events and the videos are as many as the specification says', () => {
  expect(freePass.days).toBe('15')
  expect(about.quotes.quotes).toHaveLength(4)
  expect(coaching.quotes.quotes).toHaveLength(2)
  expect(events.length).toBeGreaterThanOrEqual(11)
  expect(franchiseVideos).toHaveLength(5)
  expect(bjj.questions.items).toHaveLength(5)
  expect(youth.classes).toHaveLength(6)
  expect(youth.questions.items).toHaveLength(5)
})

test('the classes are those of the specification, with their minutes and rounds', () => {
  expect(bjj.classes.types.map(({ name }) => name)).toEqual([
    ...['BJJ Gi/No Gi', 'Women’s Only', 'Youth BJJ'],
  ])
  expect(bjj.questions.items.map(({ answer }) => answer).join()).toContain('except Level 2 and 3')
  expect(group.categories.map(({ name }) => name)).toEqual([
    ...['HIIT', 'Mind/Body', 'Strength', 'Cycle', 'Cardio', 'Dance'],
  ])
  expect(group.top.map(({ name }) => name)).toEqual([
    ...['High Octane', 'Fusion Flow', 'Killer Cycle', 'Zumba', 'Power Pilates', 'Kickass Kick'],
  ])
  const boxing = classes.find(({ slug }) => slug === 'boxing-conditioning')
  expect(boxing).toMatchObject({ minutes: 50, rounds: { count: 7, minutes: 3 } })
  expect(boxing).toHaveProperty('access', ['Champion Members', 'Ultimate Members'])
})

const messagesOf = (id: string) =>
  Object.fromEntries(forms.get(id)?.fields.map(({ name, message }) => [name, message]) ?? [])

test('the state list has the 35 states of the specification', () => {
  expect(states).toHaveLength(35)
  expect(states).toEqual(expect.arrayContaining(['Orissa', 'Pondicherry', 'Uttaranchal']))
})

test.each<[form: string, field: string, options: readonly string[]]>([
  ['guest-pass', 'lead_state', states],
  ['franchise', 'state', states],
  ['franchise', 'modeofint', ['Core (5,000 sq.ft)', 'Signature (6,000 + sq.ft.)']],
  ['franchise', 'availablecapital', ['2Cr. To 3 Cr.', 'Above 3 Cr.']],
  ['franchise', 'besttime', ['8-10am', '10am-12pm', '12-2pm', '2-4pm', '4-6pm']],
  [
    'franchise',
    'hearabout',
    [
      ...['Social Media', 'Google', 'Referral'],
      ...[`${brand.name} Member`, `${brand.name} Fan`, 'Other'],
    ],
  ],
  ['franchise', 'own_property', ['yes', 'no']],
])('the form %s has for %s the options of the specification', (form, name, wanted) => {
  const field = forms.get(form)?.fields.find((one) => one.name === name)
  const options = field && 'options' in field ? field.options : []
  expect(options.map(({ value }) => value)).toEqual(wanted)
})

test.each([
  ['lead-sahakara-nagar', 109, 'Karnataka', 'Bengaluru'],
  ['lead-guwahati', 108, 'Assam', 'Guwahati'],
])(
  'the form %s asks what the specification says, and sends its club',
  (id, clubid, state, city) => {
    expect(messagesOf(id)).toEqual({
      lead_first_name: 'Name is Mandatory',
      lead_phone: 'Please enter your Phone number',
      lead_email: 'Email is Mandatory',
      agree: undefined,
    })
    expect(forms.get(id)?.fixed).toEqual({ clubid, lead_state: state, lead_city: city })
  },
)

test('the feedback form asks what the specification says, for Jaipur', () => {
  expect(messagesOf('feedback')).toEqual({
    fullname: 'Name is Mandatory',
    phone: 'Please enter your Phone number',
    email: 'Email is Mandatory',
    feedback: 'Feedback is Mandatory',
  })
  expect(forms.get('feedback')?.fixed).toEqual({ clubid: 106 })
})

test('the legal texts have the dates, ages and days of the specification', () => {
  expect(readLegal('terms').facts).toMatchObject({
    ...{ modified: '04/08/2022', passDays: '15', gapDays: '90' },
    ...{ minimumAge: '18', noticeDays: '30' },
  })
  expect(readLegal('privacy').facts).toMatchObject({ childrenUnder: '13', answerDays: '30' })
})
