import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { yieldToPaint } from '@/components/ui/yield-to-paint'
import type { FormDescription, FormState } from '@/content/forms/types'
import { hasDraft } from './draft-key'
import type { FormInUse } from './form-in-use'

/**
 * Loads what a form needs only once it is used: at its first focus, or at once when there is a draft.
 * @param onErrors is told the message of each wrong field by name, when they change
 * @returns `inUse` once it is loaded, and `startUsing`, which loads it; it resolves with nothing when
 * that failed
 */
export function useFormInUse(
  form: RefObject<HTMLFormElement | null>,
  description: Pick<FormDescription, 'id' | 'fields' | 'draftDays'>,
  onErrors: (errors: FormState['errors']) => void,
) {
  const [inUse, setInUse] = useState<FormInUse>()
  const loading = useRef<Promise<FormInUse | undefined>>(undefined)

  function startUsing(element: HTMLFormElement) {
    loading.current ??= yieldToPaint()
      .then(() => import('./form-in-use'))
      .then(({ startUsing }) => {
        const used = startUsing(element, description, onErrors)
        setInUse(used)
        return used
      })
      .catch(() => (loading.current = undefined))
    return loading.current
  }

  const begin = useEffectEvent((element: HTMLFormElement) => {
    // It would cut a number that is pasted or filled in before a script sees it.
    for (const input of element.querySelectorAll('[autocomplete="tel-national"]'))
      input.removeAttribute('maxlength')
    const isTypedIn = element.contains(document.activeElement)
    if (isTypedIn || hasDraft(description.id)) void startUsing(element)
  })
  useEffect(() => {
    if (form.current) begin(form.current)
  }, [form])

  return { inUse, startUsing }
}
