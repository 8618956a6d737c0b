import { notStored } from '@/content/forms/messages'
import type { FormState } from '@/content/forms/types'

const probeMs = 5000
/** After so many milliseconds a form can be sent again, if the visitor stopped the next page. */
const leavingMs = 20_000

export const nothing: FormState = { values: {}, errors: {} }
export const failed: FormState = { ...nothing, problem: notStored }

/** Whether the site itself, not a cache, responds to a request for the head of this page within 5 s. */
export async function canReachSite(): Promise<boolean> {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), probeMs)
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: limit.signal })
    return true
  } catch {
    return false
  }
}

/** Leaves the page. Resolves when it is still there, or after Back, and then with an event. */
export const leave = (go: () => void) =>
  new Promise<PageTransitionEvent | void>((resolve) => {
    addEventListener('pageshow', resolve, { once: true })
    setTimeout(resolve, leavingMs)
    go()
  })

/**
 * Sends a form to its own page as without JavaScript: the browser shows the server's response.
 * @returns what the form shows when its page is still there, or after Back
 */
export async function postAsPage(data: FormData): Promise<FormState> {
  const form = document.createElement('form')
  Object.assign(form, { action: location.href, method: 'post', enctype: 'multipart/form-data' })
  for (const [name, value] of data) {
    const input = document.createElement('input')
    if (typeof value === 'string')
      form.append(Object.assign(input, { type: 'hidden', name, value }))
  }
  document.body.append(form)
  return (await leave(() => form.submit())) ? nothing : failed
}
