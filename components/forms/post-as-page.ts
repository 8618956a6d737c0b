const probeMs = 5000

/** Ends a request after so many milliseconds. */
function timeLimit(ms: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), ms)
  return limit.signal
}

/** Asks the site, not a cache, for the head of this page. @throws when there is no response in 5 s */
export const reachSite = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: timeLimit(probeMs) })

/** Sends a form to its own page as without JavaScript: the browser shows the server's response. */
export function postAsPage(data: FormData) {
  const form = document.createElement('form')
  Object.assign(form, { action: location.href, method: 'post', enctype: 'multipart/form-data' })
  for (const [name, value] of data) {
    const input = document.createElement('input')
    if (typeof value === 'string')
      form.append(Object.assign(input, { type: 'hidden', name, value }))
  }
  document.body.append(form)
  form.submit()
}
