import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The fields by which Next knows what a form posted without JavaScript is for. */
type ActionFields = Record<string, string>

const RENEWED = 'x-action-renewed'
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
 * Whether a form comes from a page that an earlier build served, so that Next would not know it.
 * Each page has one form and all forms have one action, so what it is for is known all the same.
 */
export const isFromOtherBuild = (form: FormData, fields: ActionFields, headers: Headers): boolean =>
  !headers.has(RENEWED) &&
  Object.entries(fields).some(([name, value]) => (form.get(name) ?? '') !== value)

/**
 * Posts an outdated form again to this server, as the page of this build would.
 * @param request what came
 * @param origin where this process answers
 * @throws when it does not answer there
 */
export async function repostForm(
  request: Request,
  form: FormData,
  fields: ActionFields,
  origin: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const body = new FormData()
  for (const [name, value] of form) if (!name.startsWith('$ACTION_')) body.append(name, value)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = new Headers(request.headers)
  for (const name of [
    'connection',
    'content-length',
    'content-type',
    'host',
    'origin',
    'referer',
  ]) {
    headers.delete(name)
  }
  headers.set('accept-encoding', 'identity')
  headers.set(RENEWED, '1')
  const init = { method: 'POST', body, headers, redirect: 'manual' } as const
  const answer = await fetch(`${origin}${pathname}${search}`, init)
  const answered = new Headers(answer.headers)
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) answered.delete(name)
  const location = answered.get('location')
  if (location) answered.set('location', new URL(location, request.url).href)
  return new Response(answer.body, { status: answer.status, headers: answered })
}
