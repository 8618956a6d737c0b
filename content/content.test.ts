import { checkForm } from '@/lib/enquiries/form'
import { youTubeId } from '@/lib/videos'
import { classes } from './classes'
import * as clubs from './clubs'
import { events } from './events'
import { consent, consentVersion, privacyLink } from './forms/consent'
import { forms } from './forms/forms'
import { isClubChoice } from './forms/types'
import { landing, landingThanks } from './pages/landing'
import { franchiseVideos } from './franchise-videos'
import { states } from './states'

const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length)

test('each club has a number and an address of its own, and shows what its amenities name', () => {
  const { clubs: all, clubPhotos } = clubs
  unique(all.map(({ id }) => id))
  unique(all.map(({ slug }) => slug))
  for (const { slug, page } of all)
    if (page)
      for (const { caption } of clubPhotos) expect([slug, ...page.amenities]).toContain(caption)
})

test('the page of a club says where it is, and of no other place', () => {
  const { everyClub } = clubs
  for (const { page, city, slug } of clubs.clubs) {
    if (!page) continue
    const words = JSON.stringify(page)
    expect([slug, page.title]).toEqual([slug, expect.stringContaining(city)])
    const others = everyClub.flatMap((other) =>
      other.slug === slug ? [] : [other.area, other.city].filter((place) => words.includes(place)),
    )
    expect([slug, ...others]).toEqual([slug])
  }
})

test('no page of a campaign speaks for a club that closes', () => {
  const spoken = [...landing.values(), ...landingThanks.values()]
  const wrong = spoken.filter(({ club }) => club.closed !== undefined)
  expect(wrong.map(({ title }) => `"${title}" is of a closing club: take the page out`)).toEqual([])
})

test('each event has its number, and each video is shown once', () => {
  expect(events.map(({ id }) => id)).toEqual(events.map((_, index) => index + 1))
  const ids = [
    ...events.map(({ youtubeUrl }) => youTubeId(youtubeUrl)),
    ...franchiseVideos.map(({ id }) => youTubeId(`https://youtu.be/${id}`)),
  ]
  for (const id of ids) expect(id).toMatch(/^[\w-]{11}$/)
  unique(ids)
})

test('a picture of a club is used for this club only', () => {
  for (const { caption, picture } of events)
    for (const { slug, name, city } of clubs.everyClub)
      if ([name, city].some((place) => caption.includes(place)))
        expect([caption, picture]).toEqual([caption, expect.stringContaining(`club-${slug}-`)])
  unique(events.map(({ picture }) => picture))
})

test('a class has its own address, a field its own name, a state its place in the list', () => {
  unique(states)
  expect(states.toSorted((a, b) => a.localeCompare(b))).toEqual(states)
  unique(classes.map(({ slug }) => slug))
  for (const { fields } of forms.values()) unique(fields.map(({ name }) => name))
})

test('each club fills in a state and a city that its form takes', () => {
  const fields = forms.get('guest-pass')?.fields ?? []
  const options = fields.find(isClubChoice)?.options ?? []
  expect(options).toHaveLength(clubs.clubs.length)
  for (const { label, presets = {} } of options) {
    const wrong = Object.keys(checkForm(fields, (name) => presets[name] ?? ''))
    expect([label, Object.keys(presets)]).toEqual([label, ['lead_state', 'lead_city']])
    expect([label, wrong.filter((name) => name in presets)]).toEqual([label, []])
  }
})

test('the consent version changes with the texts about consent and privacy', () => {
  const words = consent(true).text.map((part) => (typeof part === 'string' ? part : part.label))
  const lines = [...forms.values()].map(({ id, privacy }) => [id, privacy] as const)
  const known = {
    'guest-pass': 'For people aged 18 or over. We use your details to arrange your pass.',
    franchise: 'For people aged 18 or over. We use your details to answer your enquiry.',
    contact:
      'We use your details only to answer you. To withdraw your consent, write “withdraw” here.',
    'lead-sahakara-nagar':
      'For people aged 18 or over. The club and our team use your details to call you about training.',
    'lead-guwahati':
      'For people aged 18 or over. The club and our team use your details to call you about training.',
    feedback:
      'We use your feedback to improve the club. We do not publish it under your name without asking you.',
  }
  // A form that leaves changes nothing for those of the others.
  expect({ ...known, ...Object.fromEntries(lines) }).toEqual(known)
  expect([consentVersion, privacyLink, words.join('')]).toEqual([
    '2026-11-23',
    { label: 'Privacy Policy', href: '/privacy' },
    'I agree to the Terms & Conditions and know I will be contacted after I submit this form.',
  ])
})
