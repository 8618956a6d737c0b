import { expect, test as base } from '@/e2e/support/test'

/** Has a site throw where an article says its day. Node takes no spaces here. */
const withoutDays =
  "data:text/javascript,const{prototype:it}=Intl.DateTimeFormat,{get}=Object.getOwnPropertyDescriptor(it,'format');" +
  "Object.defineProperty(it,'format',{get(){return(this.resolvedOptions().dateStyle==='long'?noDay():get.call(this))}})"

const test = base.extend({
  settings: { NODE_OPTIONS: `--import=${withoutDays}` },
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
})

test('the id on the error page is in the log line of the error @desktop', async ({
  page,
  ownSite,
  allowConsole,
}) => {
  allowConsole(/500/, /React error #441/)
  const response = await page.goto('/news-readmore/16')
  const requestId = await response?.headerValue('x-request-id')
  await expect(page.getByText(`Reference: ${requestId}`)).toBeVisible()
  const told = () =>
    ownSite
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"a page could not be made"'))
  await expect.poll(told).toContainEqual(expect.stringContaining(`"requestId":"${requestId}"`))
})
