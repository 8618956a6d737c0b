import type { Page } from '@playwright/test'
import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Site } from '@/testing/site'
import { guestPass } from './form-cases'
import { expect, hydrated, often } from './test'

export const notification = 'Please fill all the mandatory fields'
export const reminder = '** Please Agree to Terms to submit.'

let visitors = 0

/** A unique name, so that leads of other tests are not found. */
export const newName = () => `Rao ${process.pid} ${++visitors}`

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`)

/** Opens a page and waits until its form is hydrated. */
export async function openForm(page: Page, route: string) {
  await page.goto(route)
  await hydrated(page.locator('form'))
}

/** Opens the guest pass and fills it in for a visitor, whose name it returns. */
export async function openGuestPass(page: Page) {
  const name = newName()
  await openForm(page, guestPass.route)
  await fill(page, { ...guestPass.values, lead_last_name: name })
  return name
}

/** The current values, as the form would send them. */
export const valuesIn = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form).entries()))

/** Types, selects or chooses each value. */
export async function fill(page: Page, values: Record<string, string>) {
  const kinds = new Map(
    await page
      .locator('form [name]')
      .evaluateAll((all) =>
        all.map((one): [string, string] => [
          one.getAttribute('name') ?? '',
          one.getAttribute('type') ?? one.tagName,
        ]),
      ),
  )
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name)
    if (kinds.get(name) === 'SELECT') await control.selectOption(value)
    else if (kinds.get(name) === 'radio')
      await page.locator(`[name="${name}"][value="${value}"]`).check()
    else await control.fill(value)
  }
}

/** The lead of the visitor of this name at the backend. */
export const leadsFrom = (site: Pick<Site, 'sandbox'>, name: string) =>
  site.sandbox.leads().filter(({ body }) => Object.values(body).includes(name))

/** The leads of one visitor at the backend, once there is one. */
export async function arrived(site: Pick<Site, 'sandbox'>, name: string) {
  await expect.poll(() => leadsFrom(site, name).length, often).toBeGreaterThan(0)
  return leadsFrom(site, name)
}

const rows = z.array(
  z.object({
    state: z.string(),
    consent_version: z.string().nullable(),
    attribution: z.string().nullable(),
    held_reason: z.string().nullable(),
  }),
)

/** The stored lead of the visitor of this name. */
export function stored(site: Pick<Site, 'storeFile'>, name: string) {
  const db = new DatabaseSync(site.storeFile, { readOnly: true })
  const found = db.prepare('select * from leads where payload like ?').all(`%"${name}"%`)
  db.close()
  return rows.parse(found)
}

/** Expects that the guest pass of this visitor is thanked for, and is one lead that was sent once. */
export async function expectOneLead(
  page: Page,
  site: Site,
  name: string,
  destination = guestPass.destination,
) {
  await expect(page).toHaveURL(destination)
  expect(await arrived(site, name)).toMatchObject([{ seen: 1 }])
  expect(stored(site, name)).toHaveLength(1)
}
