import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The fields by which Next knows what a form posted without JavaScript is for. */
type ActionFields = Record<string, string>

const prefix = '$ACTION_'
const known = new Map<string, ActionFields>()

function readFields(pathname: string): ActionFields {
  const page = pathname.replace(/^\/+|\/+$/g, '') || 'index'
  const file = path.join(process.cwd(), '.next', 'server', 'app', `${page}.html`)
  const inputs = readFileSync(file, 'utf8').matchAll(
    /<input type="hidden" name="(\$ACTION_[^"]+)"(?: value="([^"]*)")?\/>/g,
  )
  return Object.fromEntries(
    Array.from(inputs, ([, name = '', value = '']) => [name, value.replaceAll('&quot;', '"')]),
  )
}

/**
 * What the form of a prerendered page posts in this build to be known.
 * @param pathname of the page
 * @returns undefined when there is no such page, or it has no form
 */
export function actionFields(pathname: string): ActionFields | undefined {
  if (!/^[\w/-]+$/.test(pathname)) return undefined
  const found = known.get(pathname)
  if (found) return found
  try {
    const fields = readFields(pathname)
    if (Object.keys(fields).length === 0) return undefined
    known.set(pathname, fields)
    return fields
  } catch {
    // Most pages have no file of their own: that is no fault.
    return undefined
  }
}

/** The id of the action that a form's fields name. */
export const actionId = (fields: ActionFields): string | undefined =>
  Object.values(fields)
    .join('\n')
    .match(/"id":"(\w+)"/)?.[1]

/**
 * A form as the page of this build posts it. Each page has one form and all forms have one action, so
 * what it is for is known, also when it comes from a page that an earlier build served.
 * @param fields of this build's page
 */
export function renewForm(form: FormData, fields: ActionFields): FormData {
  const renewed = new FormData()
  for (const [name, value] of form) if (!name.startsWith(prefix)) renewed.append(name, value)
  for (const [name, value] of Object.entries(fields)) renewed.set(name, value)
  return renewed
}
