// node --import tsx shoot.mts <projectDir> <outDir> <siteUrl>
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
const [, , project, out, site] = process.argv as string[]
const require = createRequire(project + '/package.json')
const { chromium } = require('@playwright/test')
const sp = require('@sparticuz/chromium').default ?? require('@sparticuz/chromium')
const routes = ['/','/getpass','/classes','/classes/ultimate','/classes/bjj','/classes/youth','/classes/group','/classes/detail/boxing-conditioning','/classes/detail/daily-ultimate-training','/classes/detail/kickbox-conditioning','/classes/detail/brazilian-jiu-jitsu-gi','/classes/detail/ufc-fit','/classes/detail/matrx','/coaching','/about','/franchise','/news','/events','/contact','/international','/locations/list','/locations/punjabi-bagh','/locations/bandra','/locations/imphal','/locations/jaipur','/locations/guwahati','/locations/sahakara-nagar','/privacy','/terms','/landing/sahakara-nagar','/landing/guwahati-assam','/landing/mansarovar-feedback','/news-readmore/16','/locations/octa-gym-sahakara-nagar','/thank-you','/thank-you-guest','/landing/sahakara-nagar/sn-thank-you','/landing/sahakara-nagar/sn-feedback-thank-you','/landing/guwahati-assam/gw-thank-you','/nowhere']
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({ executablePath: process.env.PLAYWRIGHT_CHROMIUM || await sp.executablePath(), args: ['--no-sandbox','--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost','--disable-background-networking'] })
for (const width of [360, 768, 1440]) {
  const ctx = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce', locale: 'en-GB', timezoneId: 'Asia/Kolkata' })
  for (const route of routes) {
    const page = await ctx.newPage()
    await page.clock.setFixedTime(new Date('2026-11-18T10:00:00+05:30'))
    const name = (route === '/' ? 'home' : route.slice(1).replaceAll('/', '_')) + '-' + width
    await page.goto(site + route, { waitUntil: 'networkidle' })
    await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise(r => setTimeout(r, 30)) } scrollTo(0, 0); await document.fonts.ready })
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => Promise.all([...document.images].filter(i => i.currentSrc && !i.complete).map(i => i.decode().catch(() => {}))))
    await page.screenshot({ path: `${out}/${name}.png`, fullPage: true, animations: 'disabled' })
    if (width !== 768) {
      const text = await page.evaluate((site) => {
        const head = [...document.head.querySelectorAll('title,meta,link[rel=canonical],link[rel=alternate],link[rel=icon]')].map(e => e.outerHTML).sort().join('\n')
        const ld = [...document.querySelectorAll('script[type="application/ld+json"]')].map(e => e.textContent).join('\n')
        return (head + '\n\n' + ld + '\n\n' + document.body.innerText).replaceAll(site, 'SITE')
      }, site)
      const aria = await page.locator('body').ariaSnapshot()
      writeFileSync(`${out}/${name}.txt`, text + '\n\n' + aria.replaceAll(site, 'SITE'))
    }
    await page.close()
  }
  await ctx.close()
}
await browser.close()
