/** Sends a form as a page without JavaScript does: the browser goes wherever the server leads. */
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
