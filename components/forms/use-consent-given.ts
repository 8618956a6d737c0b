import { type RefObject, useSyncExternalStore } from 'react'
import type { Field } from '@/content/forms/types'

/**
 * Whether the form's consent box is ticked, read from the box itself, so that what the browser
 * restored counts. True on the server: the button is never disabled in the HTML.
 */
export function useConsentGiven(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
): boolean {
  const consent = fields.find((field) => field.kind === 'consent')
  return useSyncExternalStore(
    (onChange) => {
      const element = form.current
      element?.addEventListener('change', onChange)
      return () => element?.removeEventListener('change', onChange)
    },
    () => {
      if (!consent) return true
      const box = form.current?.elements.namedItem(consent.name)
      return box instanceof HTMLInputElement ? box.checked : consent.checkedAtFirst
    },
    () => true,
  )
}
