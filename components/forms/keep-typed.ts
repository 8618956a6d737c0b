import { type RefObject, useLayoutEffect, useState } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>('input:not([type="hidden"]), select, textarea'),
]

/** The form in the page now, and where the visitor is in it; undefined on the server. */
function lookAtForm(id: string) {
  if (typeof document === 'undefined') return undefined
  const form = document.querySelector<HTMLInputElement>(`[name="form"][value="${id}"]`)?.form
  return form ? { form, focused: document.activeElement } : undefined
}

/**
 * Keeps what was typed, chosen and unticked before the scripts arrived. When the page differs from
 * the one that React knows, because a translator, an extension or a proxy has changed it, React draws
 * all of it anew, and the new form is empty. The form of the server is out of the page then, but its
 * controls still hold everything: it is copied, before the new form is painted.
 * @param id the form's id, which its hidden field `form` holds
 */
export function useKeepTyped(form: RefObject<HTMLFormElement | null>, id: string) {
  const [before] = useState(() => lookAtForm(id))
  useLayoutEffect(() => {
    const after = form.current
    if (!before || !after || before.form === after) return
    const controls = controlsOf(after)
    for (const from of controlsOf(before.form)) {
      const to = controls.find(
        ({ name, type, value }) =>
          name === from.name && type === from.type && (type !== 'radio' || value === from.value),
      )
      if (!to) continue
      to.value = from.value
      if (to instanceof HTMLInputElement && from instanceof HTMLInputElement)
        to.checked = from.checked
      if (from === before.focused) to.focus({ preventScroll: true })
    }
  }, [before, form])
}
