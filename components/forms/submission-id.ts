const made = new Map<string, string>()

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The id of this tab's submission of a form, for the server to recognise a repeated one (contract
 * "Forms"). It stays the same over reloads and the back button; other values make another lead.
 * @param form the form's id
 * @returns 32 hexadecimal digits
 */
export function submissionId(form: string): string {
  const key = `submission:${form}`
  const known = made.get(key)
  if (known) return known
  let id = newId()
  try {
    id = sessionStorage.getItem(key) ?? id
    sessionStorage.setItem(key, id)
  } catch {
    // Storage is switched off: the id lives as long as the page.
  }
  made.set(key, id)
  return id
}
