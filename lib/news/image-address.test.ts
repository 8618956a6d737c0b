import { imageAddress, readImageAddress } from './image-address'

const settings = { BACKEND_TOKEN: 'a-token' }
jest.mock('@/lib/env', () => ({ env: () => settings }))

const source = 'https://images.example/a b+c.jpg?v=1&w=9'
const own = imageAddress(source, 828)

test('the address of a picture of the news is good at every width, and does not give the token away', () => {
  const address = own.replace('w=828', 'w=1200')
  expect(readImageAddress(own)).toEqual({ source, place: 'banner', width: 828 })
  expect(readImageAddress(address)).toEqual({ source, place: 'banner', width: 1200 })
  expect(own).not.toMatch(/[ ,+]/)
  expect(own).not.toContain(settings.BACKEND_TOKEN)
})

test('a blocker of advertisements reads no name in it', () => {
  const address = imageAddress('/content/home-banner_300x250.png', 828)
  expect(address).not.toMatch(/banner|300x250/)
})

test.each([
  ['another picture', own.replace(/url=\w+/, 'url=L2NvbnRlbnQvYS5qcGc')],
  ['one more query', own.replace('url=', 'url=L2NvbnRlbnQvYS5qcGc&url=')],
  ['a signature twice', own.replace('&s=', '&s=0&s=')],
  ['a signature cut short', own.slice(0, -1)],
  ['one more parameter', `${own}&x=1`],
  ['a width in another spelling', own.replace('w=828', 'w=0828')],
  ['a width that is not made', own.replace('w=828', 'w=829')],
  ['another quality', own.replace('q=60', 'q=61')],
  ['an encoded digit', own.replace('w=828', 'w=%3828')],
  ['empty parameters', own.replace('?', '?&')],
  ['no signature', own.replace(/&s=.*/, '')],
  ['no query', '/_next/image'],
  ['a broken query', '/_next/image?url=%E0%A4%A&s=%00'],
])('an address with %s is not', (_, address) => {
  expect(readImageAddress(address).width).toBeUndefined()
})
