import { type RefObject, useEffect, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import type { FormDescription, FormState } from '@/content/forms/types'
import { yieldToPaint } from '@/components/ui/yield-to-paint'
import { submit } from '@/lib/leads/submit'
import { readAttribution } from './attribution'
import type { Submit, Waiting } from './send'
import { sendWithoutId } from './send-without-id'
import { useFormInUse } from './use-form-in-use'

// Handed over, because what is loaded late makes the scripts of every page larger when it imports it.
const give: Submit = (data) => submit(null, data)

/**
 * What happens when a form is used with JavaScript: the check at the press of the button and at each
 * change after it, the sending, and what is shown of both.
 * @param posted what the server said of a form that was sent without JavaScript
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  description: Pick<FormDescription, 'id' | 'fields' | 'draftDays'>,
  posted: FormState | null,
) {
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [problem, setProblem] = useState(posted?.problem)
  const [refusals, setRefusals] = useState(0)
  const [pending, startTransition] = useTransition()
  const [waiting, setWaiting] = useState<Waiting>()
  const submitted = useRef(posted !== null)
  const pressed = useRef(false)
  const stop = useRef(new AbortController())
  const { inUse, startUsing } = useFormInUse(
    form,
    description,
    (wrong) => submitted.current && setErrors(wrong),
  )

  useEffect(() => {
    if (submitted.current) void inUse?.trigger()
  }, [inUse])

  function refuse(element: HTMLFormElement, wrong: FormState['errors']) {
    // The summary moves the fields down: it must stand before the focus scrolls to one of them.
    flushSync(() => {
      setErrors(wrong)
      setRefusals((count) => count + 1)
    })
    const first = element.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)
    // Left to itself, WebKit scrolls to where the text begins, with the label under the header.
    first?.focus({ preventScroll: true })
    first?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
    void inUse?.trigger()
  }

  async function submitForm(element: HTMLFormElement) {
    if (pending || pressed.current) return
    submitted.current = pressed.current = true
    const data = new FormData(element)
    // First the button shows that it was pressed.
    await yieldToPaint()
    pressed.current = false
    const wrong = inUse?.check(data) ?? {}
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return refuse(element, wrong)
    setErrors({})
    data.set('visit', readAttribution())
    // An older browser does not know: nobody is taken for a robot there for being quick.
    if (navigator.userActivation?.hasBeenActive === false) {
      data.set('elapsed', String(Math.round(performance.now())))
    }
    const { signal } = (stop.current = new AbortController())
    startTransition(async () => {
      const used = await startUsing(element)
      const answer = await (used?.send ?? sendWithoutId)(data, give, setWaiting, signal)
      setProblem(answer.problem)
      if (Object.keys(answer.errors).length > 0) refuse(element, answer.errors)
    })
  }

  function stopWaiting() {
    stop.current.abort()
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }

  return {
    errors,
    problem,
    refusals,
    pending,
    waiting,
    submitForm,
    stopWaiting,
    startUsing,
    inUse,
  }
}
