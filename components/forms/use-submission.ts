import { useEffect, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { checkForm, readText } from '@/lib/forms/check'
import { readAttribution } from './attribution'
import type { LiveCheck } from './live-check'
import { submissionId } from './submission-id'
import type { FormDescription, FormState } from '@/content/forms/types'
import { send } from './send'

/**
 * What happens when a form is used with JavaScript: the check at the press of the button and at each
 * change after it, the sending, and what is shown of both.
 * @param posted what the server said of a form that was sent without JavaScript
 */
export function useSubmission(
  { id, fields }: Pick<FormDescription, 'id' | 'fields'>,
  posted: FormState | null,
) {
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [problem, setProblem] = useState(posted?.problem)
  const [refusals, setRefusals] = useState(0)
  const [pending, startTransition] = useTransition()
  const [waiting, setWaiting] = useState(false)
  const [liveCheck, setLiveCheck] = useState<LiveCheck>()
  const loading = useRef(false)
  const submitted = useRef(posted !== null)

  useEffect(() => {
    if (submitted.current) void liveCheck?.trigger()
  }, [liveCheck])

  function loadLiveCheck() {
    if (loading.current) return
    loading.current = true
    import('./live-check').then(
      ({ createLiveCheck }) => {
        setLiveCheck(createLiveCheck(fields, (wrong) => submitted.current && setErrors(wrong)))
      },
      () => {
        loading.current = false
      },
    )
  }

  function refuse(form: HTMLFormElement, wrong: FormState['errors']) {
    // The summary moves the fields down: it must stand before the focus scrolls to one of them.
    flushSync(() => {
      setErrors(wrong)
      setRefusals((count) => count + 1)
    })
    const first = Object.keys(wrong)[0]
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    void liveCheck?.trigger()
  }

  function submitForm(form: HTMLFormElement) {
    if (pending) return
    submitted.current = true
    const data = new FormData(form)
    const wrong = checkForm(fields, readText(data))
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return refuse(form, wrong)
    setErrors({})
    data.set('submission', submissionId(id))
    data.set('visit', readAttribution())
    if (!navigator.userActivation?.hasBeenActive) {
      data.set('elapsed', String(Math.round(performance.now())))
    }
    startTransition(async () => {
      const answer = await send(data, setWaiting)
      setProblem(answer.problem)
      if (Object.keys(answer.errors).length > 0) refuse(form, answer.errors)
    })
  }

  const register = (name: string) => liveCheck?.register(name)
  return { errors, problem, refusals, pending, waiting, submitForm, loadLiveCheck, register }
}
