import { nationalDigits } from '@/content/forms/phone'
import type { Field } from '@/content/forms/types'
import { nationalNumber } from '@/lib/forms/check'

/** Replaces a value so that React sees it in the event being handled. */
function replace(input: HTMLInputElement, value: string) {
  if (value !== input.value) input.setRangeText(value, 0, input.value.length, 'end')
}

/**
 * Accepts numbers in fields of ten digits in any spelling. A number that is pasted or filled in by the
 * browser loses spaces, dashes, +91 and the leading 0 at once, a typed one when the field is left.
 * Typing ends when the number is complete. `maxlength` would cut a pasted number before a script
 * sees it.
 */
export function takeNationalNumbers(form: HTMLFormElement, fields: readonly Field[]) {
  for (const field of fields) {
    if (field.kind !== 'tel' || field.maxLength !== nationalDigits) continue
    const input = form.elements.namedItem(field.name)
    if (!(input instanceof HTMLInputElement)) continue
    const shorten = () => replace(input, nationalNumber(input.value))
    const tooLong = () => nationalNumber(input.value).length > nationalDigits
    shorten()
    let before = input.value
    input.addEventListener('input', (event) => {
      const typed =
        event instanceof InputEvent && /^(insertText|insertComp|delete)/.test(event.inputType)
      if (!typed) shorten()
      else if (input.value.length > before.length && tooLong()) replace(input, before)
      before = input.value
    })
    input.addEventListener('change', shorten)
  }
}
