import type { Locator, Page } from '@playwright/test'
import { arrived, field, fill, newName, notification, reminder } from './forms'
import { expect, hydrated, test } from './test'

type FormCase = {
  route: string
  call: string
  button: string
  destination: string
  /** The field by which the visitor's lead is known at the backend. */
  name: string
  values: Record<string, string>
  /** In the order of the form; '' where the field is only marked. */
  messages: Record<string, string>
  /** Whether the consent box starts ticked; left out where there is none. */
  consent?: boolean
  /** What the body holds beside the values. */
  adds?: Record<string, string | number | boolean>
}

const lead = {
  call: 'landing_data',
  button: 'Submit Details',
  name: 'lead_first_name',
  values: {
    lead_first_name: 'Asha',
    lead_phone: '9800000000',
    lead_email: 'asha.rao@example.in',
  },
  messages: {
    lead_first_name: 'Name is Mandatory',
    lead_phone: 'Please enter your Phone number',
    lead_email: 'Email is Mandatory',
  },
  consent: true,
}

const forms: FormCase[] = [
  {
    route: '/getpass',
    call: 'guest_pass',
    button: 'Send Message',
    destination: '/thank-you-guest',
    name: 'lead_last_name',
    values: {
      clubid: '109',
      lead_first_name: 'Asha',
      lead_last_name: 'Rao',
      lead_email: 'asha.rao@example.in',
      lead_phone: '9800000000',
      lead_state: 'Karnataka',
      lead_city: 'Bengaluru',
      lead_postal_code: '560092',
    },
    messages: {
      clubid: 'Please select the nearest Club',
      lead_first_name: 'First Name is Mandatory',
      lead_last_name: 'Last Name is Mandatory',
      lead_email: 'Email is Mandatory',
      lead_phone: 'Please enter your Phone number',
      lead_state: 'Please select your State',
      lead_city: 'Please enter your City',
      lead_postal_code: 'Please enter your Postal pincode',
    },
    consent: true,
    adds: { clubid: 109, agree: true },
  },
  {
    route: '/franchise',
    call: 'franchise_data',
    button: 'Submit',
    destination: '/thank-you',
    name: 'lastname',
    values: {
      firstname: 'Asha',
      lastname: 'Rao',
      email: 'asha.rao@example.in',
      phone: '+91 9800000000',
      state: 'Karnataka',
      city: 'Bengaluru',
      zip: '560092',
      modeofint: 'Core (5,000 sq.ft)',
      desiredlocation: 'Hebbal',
      availablecapital: '2Cr. To 3 Cr.',
      own_property: 'no',
      besttime: '12-2pm',
      hearabout: 'OCTA GYM Member',
    },
    messages: {
      firstname: 'Please input First name',
      lastname: 'Please input Last name',
      email: 'Please input Email',
      phone: 'Please input First name',
      state: 'Please select State',
      city: 'Please input City name',
      zip: 'Please input Zip/Pin',
      modeofint: 'Please input First name',
      desiredlocation: 'Please input Desired Location',
      availablecapital: 'Please select Available Capital',
      own_property: '',
      besttime: 'Please select Best Time to call',
      hearabout: 'Please choose - How Did You Hear About Us?',
    },
    consent: false,
    adds: { agree: true },
  },
  {
    route: '/contact',
    call: 'contact_us',
    button: 'Submit',
    destination: '/thank-you-guest',
    name: 'lastname',
    values: {
      firstname: 'Asha',
      lastname: 'Rao',
      email: 'asha.rao@example.in',
      phone: '+91 98000 00000 ext. 12',
      city: 'Bengaluru',
      comments: 'Is there parking?\nI come by car.',
    },
    messages: {
      firstname: 'Please input First name',
      lastname: 'Please input Last name',
      email: 'Please input Email',
      phone: 'Please input phone',
      city: 'Please input city',
      comments: '',
    },
  },
  {
    ...lead,
    route: '/landing/sahakara-nagar',
    destination: '/landing/sahakara-nagar/sn-thank-you',
    adds: { clubid: 109, lead_state: 'Karnataka', lead_city: 'Bengaluru', agree: true },
  },
  {
    ...lead,
    route: '/landing/guwahati-assam',
    destination: '/landing/guwahati-assam/gw-thank-you',
    adds: { clubid: 108, lead_state: 'Assam', lead_city: 'Guwahati', agree: true },
  },
  {
    route: '/landing/mansarovar-feedback',
    call: 'feedback_data',
    button: 'Submit Feedback',
    destination: '/landing/sahakara-nagar/sn-feedback-thank-you',
    name: 'fullname',
    values: {
      fullname: 'Asha Rao',
      phone: '9800000000',
      email: 'asha.rao@example.in',
      feedback: 'The coaches are patient.\nMore racks, please.',
    },
    messages: {
      fullname: 'Name is Mandatory',
      phone: 'Please enter your Phone number',
      email: 'Email is Mandatory',
      feedback: 'Feedback is Mandatory',
    },
    adds: { clubid: 106 },
  },
]

/** Fields that a form doesn't have, with values that would do elsewhere. */
async function forge(page: Page, values: Record<string, string>) {
  await page.locator('form').evaluate((form, forged) => {
    for (const [name, value] of Object.entries(forged)) {
      if (form.querySelector(`[name="${name}"]`)) continue
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
    }
  }, values)
}

async function askConsent(page: Page, button: Locator, startsTicked: boolean, scripts: boolean) {
  const box = field(page, 'agree')
  await expect(box).toBeChecked({ checked: startsTicked })
  await box.uncheck()
  await expect(page.getByText(reminder)).toBeVisible()
  await expect(button).toBeEnabled({ enabled: !scripts })
  await box.check()
  await expect(page.getByText(reminder)).toBeHidden()
}

async function refused(page: Page, { route, messages }: FormCase, scripts: boolean) {
  const told = page.getByRole(scripts ? 'status' : 'alert').filter({ hasText: notification })
  await expect(told).toBeVisible()
  for (const [name, message] of Object.entries(messages)) {
    const control = field(page, name).first()
    await expect(control).toHaveAttribute('aria-invalid', 'true')
    await expect(control).toHaveAccessibleDescription(message)
  }
  const wrong = await page
    .locator('[aria-invalid="true"]')
    .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('name')))])
  expect(wrong).toEqual(Object.keys(messages))
  if (scripts) await expect(field(page, Object.keys(messages)[0] ?? '').first()).toBeFocused()
  await expect(page).toHaveURL(route)
}

for (const scripts of [true, false]) {
  test.describe(`${scripts ? 'with' : 'without'} JavaScript @phone`, () => {
    test.use({ javaScriptEnabled: scripts })

    for (const form of forms) {
      test(`${form.route} refuses what is empty and sends what is filled in`, async ({
        page,
        site,
      }) => {
        const name = newName()
        const values = { ...form.values, [form.name]: name }
        const button = page.getByRole('button', { name: form.button, exact: true })
        await page.goto(form.route)
        if (scripts) await hydrated(page.locator('form'))
        if (form.consent !== undefined) await askConsent(page, button, form.consent, scripts)
        await button.click()
        await refused(page, form, scripts)

        await fill(page, values)
        await forge(page, { clubid: '101', lead_state: 'Goa', lead_city: 'Panaji', extra: 'more' })
        await button.click()
        await expect(page).toHaveURL(form.destination)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^thank you/i)
        const leads = await arrived(site, name)
        expect(leads).toMatchObject([{ call: form.call, seen: 1 }])
        expect(leads[0]?.body).toEqual({ ...values, ...form.adds })
      })
    }
  })
}
