import { chooseChromium } from './chromium'

const missing = '/no/such/browser'
const installed = __filename

test.each([
  ['linux', 'x64', {}, missing, 'packaged'],
  ['linux', 'arm64', {}, installed, 'playwright'],
  ['darwin', 'arm64', {}, installed, 'playwright'],
  ['darwin', 'x64', {}, installed, 'playwright'],
  ['linux', 'x64', { PLAYWRIGHT_CHROMIUM: '/usr/bin/chromium' }, missing, 'named'],
  ['darwin', 'arm64', { PLAYWRIGHT_CHROMIUM: '/usr/bin/chromium' }, missing, 'named'],
])('on %s %s the tests use, with %j and Playwright’s own at %s, the %s one', (...row) => {
  const [platform, arch, env, playwrightPath, chosen] = row
  expect(chooseChromium({ platform, arch, env }, playwrightPath)).toBe(chosen)
})

test.each([
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
])('on %s %s without a browser one line says how to get it', (platform, arch) => {
  expect(() => chooseChromium({ platform, arch, env: {} }, missing)).toThrow(
    /^There is no browser to test with\. Run: npx playwright install chromium$/,
  )
})
