import { type RefObject, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import type { FormDescription, FormState } from '@/content/forms/types'
import { yieldToPaint } from '@/components/ui/yield-to-paint'
import { submit } from '@/lib/leads/submit'
import { readAttribution } from './attribution'
import { hasDraft } from './draft-key'
import type { FormInUse } from './form-in-use'
import type { Submit, Waiting } from './send'
import { sendWithoutId } from './send-without-id'

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
  const [inUse, setInUse] = useState<FormInUse>()
  const loading = useRef<Promise<FormInUse | undefined>>(undefined)
  const submitted = useRef(posted !== null)
  const pressed = useRef(false)
  const stop = useRef(new AbortController())

  useEffect(() => {
    if (submitted.current) void inUse?.trigger()
  }, [inUse])

  function startUsing(element: HTMLFormElement) {
    loading.current ??= yieldToPaint()
      .then(() => import('./form-in-use'))
      .then(({ startUsing }) => {
        const onErrors = (wrong: FormState['errors']) => submitted.current && setErrors(wrong)
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
    // The button shows first that it was pressed.
    await yieldToPaint()
    pressed.current = false
    const wrong = inUse?.check(data) ?? {}
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return refuse(element, wrong)
    setErrors({})
    data.set('visit', readAttribution())
    if (!navigator.userActivation?.hasBeenActive) {
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
