import { clubs, offers } from '@/content/clubs'
import { company } from '@/content/company'
import { findPlaceholders, placeholdersIn } from './placeholders'

test.each([
  ['an address', "url: 'https://video.example/gym',", /^Addresses that lead/],
  ['a phone', "phones: [placeholder('phone', '+91 00000 00101')],", /^Phones/],
  ['a phone that nobody marked', "phone: '+91 00000 00101',", /^Phones/],
  ['a pincode', "pincode: placeholder('address', '110026'),", /^Addresses and pincodes/],
])('%s that is not real is found, with its line and a reason', (_, source, why) => {
  expect(placeholdersIn('content/any.ts', `\n${source}\n`)).toEqual([
    { file: 'content/any.ts', line: 2, text: source, why: expect.stringMatching(why) as string },
  ])
})

test('a mark over several lines is found where it begins', () => {
  const [found] = placeholdersIn('content/any.ts', "\noverview: placeholder(\n  'text',\n  {},\n)")
  expect(found).toMatchObject({ line: 2, why: expect.stringMatching(/^Texts/) as string })
})

test('what is real is not found', () => {
  const real = "url: 'https://www.gym.in', phone: '+91 98000 00000', // for example"
  expect(placeholdersIn('content/any.ts', real)).toEqual([])
})

test('every unreal phone, fact in brackets and offer that no club has answered is marked', () => {
  const marked = findPlaceholders()
    .map(({ text }) => text)
    .join('\n')
  const shown = [
    ...clubs.flatMap(({ phones }) => phones.filter((phone) => phone.startsWith('+91 00000'))),
    ...(JSON.stringify(company).match(/\[[^\]]+\]/g) ?? []),
    ...clubs.flatMap(({ has = {} }) => offers.filter((offer) => has[offer] === undefined)),
  ]
  expect(shown.filter((one) => !marked.includes(one))).toEqual([])
})
