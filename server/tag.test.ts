/** @jest-environment jsdom */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { clubs } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import { pageAt } from '@/content/pages'
import { choiceDays, pagesWithTag, tagBanner, type Tag } from '@/content/tag'
import { absoluteUrl } from '@/lib/seo/addresses'
import { withTag } from './tag'

const tag: Tag = {
  name: 'Counter by Example',
  purpose: 'count visits',
  keeps: 'It keeps nothing.',
  code: 'document.body.dataset.loaded = "yes" // the last line',
  hosts: { script: ['https://counter.example'], connect: [], img: [] },
}

const page = (path: string, main = '') =>
  `<head><link rel="canonical" href="${absoluteUrl(path).replace(/\/$/, '')}"/></head><body>${main}</body>`

/** Opens the home page, with a query. */
function visit(query = '', shown = tag) {
  document.body.innerHTML = '<main tabindex="-1"></main>'
  delete document.body.dataset.loaded
  history.replaceState(null, '', `/${query}`)
  const script = document.createElement('script')
  script.textContent = String(withTag(page('/'), shown).script)
  document.head.append(script)
  dispatchEvent(new Event('load'))
}

const banner = () => screen.queryByRole('region', { name: tagBanner.label })
const isLoaded = () => document.body.dataset.loaded === 'yes'
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

test('pages of the list have the tag, and none without a tag, elsewhere, or with a form', () => {
  for (const path of pagesWithTag) {
    expect(withTag(page(path), tag).html).toContain(tag.code)
    expect(withTag(page(path), null)).toEqual({ html: page(path) })
    const { form, landing, indexed } = pageAt(path)
    expect({ path, form, landing, indexed }).toEqual({ path, landing: false, indexed: true })
  }
  for (const path of ['/privacy', '/classes/youth', ...clubs.map(({ slug }) => clubPath(slug))])
    expect(withTag(page(path), tag)).toEqual({ html: page(path) })
  const withForm = page('/', '<form></form>')
  expect(withTag(withForm, tag)).toEqual({ html: withForm })
})

test('nothing is loaded before a yes; the yes counts for a year, and can be taken back', async () => {
  visit()
  expect(banner()).toHaveTextContent('Counter by Example, to count visits')
  expect(isLoaded()).toBe(false)
  await press(tagBanner.accept)
  expect([isLoaded(), banner()]).toEqual([true, null])
  visit()
  expect([isLoaded(), banner()]).toEqual([true, null])
  visit('?tag')
  expect(isLoaded()).toBe(false)
  expect(banner()).toHaveFocus()
  await press(tagBanner.decline)
  visit()
  expect([isLoaded(), banner()]).toEqual([false, null])
})

test('a choice is asked for again after a year, and for another tag', async () => {
  visit()
  await press(tagBanner.accept)
  visit('', { ...tag, purpose: 'show advertising' })
  expect([isLoaded(), banner()]).toEqual([false, expect.anything()])
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + (choiceDays + 1) * 86_400_000)
  visit()
  expect([isLoaded(), banner()]).toEqual([false, expect.anything()])
})

test.each([
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
])('a browser that sends %s has said no', async (name, value) => {
  visit()
  await press(tagBanner.accept)
  Object.defineProperty(navigator, name, { value, configurable: true })
  for (const query of ['', '?tag']) {
    visit(query)
    expect([isLoaded(), banner()]).toEqual([false, null])
  }
  Reflect.deleteProperty(navigator, name)
})

test('a browser without storage is not asked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked')
  })
  visit()
  expect([isLoaded(), banner()]).toEqual([false, null])
})

test('code with a tag of HTML is refused in words', () => {
  expect(() => withTag(page('/'), { ...tag, code: '<script>1</script>' })).toThrow('content/tag.ts')
})
