import { absoluteUrl } from '@/lib/seo/absolute-url'
import { hiddenFields } from '@/testing/html'
import { guestPass } from '@/e2e/support/form-cases'
import { arrived, newName } from '@/e2e/support/forms'
import { guestPassPage } from '@/e2e/support/guest-pass'
import { expect, serverTest as test } from '@/e2e/support/test'

test('behind a proxy that replaces Host enquiries get through', async ({ request, site }) => {
  const name = newName()
  const response = await request.post('/getpass', {
    headers: { host: 'inside.internal:8080', origin: new URL(absoluteUrl('/')).origin },
    multipart: {
      ...Object.fromEntries(hiddenFields(await guestPassPage(site))),
      ...guestPass.values,
      lead_last_name: name,
      agree: 'on',
    },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
  await arrived(site, name)
})
