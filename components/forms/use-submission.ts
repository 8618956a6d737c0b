import { useEffect, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { checkForm, readText } from '@/lib/forms/check'
import type { LiveCheck } from '@/lib/forms/live-check'
import { notTaken } from '@/lib/forms/messages'
import { submissionId } from '@/lib/forms/submission-id'
import type { FormFace, FormState } from '@/lib/forms/types'
import { submit } from '@/lib/leads/submit'

/** The router's own signal that the action answered with a redirect; it must get through. */
const isRedirect = (error: unknown) =>
  error instanceof Error && 'digest' in error && String(error.digest).startsWith('NEXT_REDIRECT')

async function send(data: FormData): Promise<FormState> {
  try {
    return await submit(null, data)
  } catch (error) {
    if (isRedirect(error)) throw error
    return { values: {}, errors: {}, problem: notTaken }
  }
}

/**
 * What happens when a form is used with JavaScript: the check at the press of the button and at each
 * change after it, the sending, and what is shown of both.
 */
export function useSubmission(
  { id, fields }: Pick<FormFace, 'id' | 'fields'>,
  posted: FormState | null,
) {
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [problem, setProblem] = useState(posted?.problem)
  const [notice, setNotice] = useState(0)
  const [pending, startTransition] = useTransition()
  const [live, setLive] = useState<LiveCheck>()
  const loading = useRef(false)
  const pressed = useRef(posted !== null)

  useEffect(() => {
    if (pressed.current) void live?.trigger()
  }, [live])

  function warmUp() {
    if (loading.current) return
    loading.current = true
    import('@/lib/forms/live-check').then(
      ({ liveCheck }) => {
        setLive(liveCheck(fields, (wrong) => pressed.current && setErrors(wrong)))
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
      setNotice((count) => count + 1)
    })
    const first = Object.keys(wrong)[0]
    form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    void live?.trigger()
  }

  function press(form: HTMLFormElement) {
    if (pending) return
    pressed.current = true
    const data = new FormData(form)
    const wrong = checkForm(fields, readText(data))
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return refuse(form, wrong)
    setErrors({})
    data.set('submission', submissionId(id))
    startTransition(async () => {
      const answer = await send(data)
      setProblem(answer.problem)
      if (Object.keys(answer.errors).length > 0) refuse(form, answer.errors)
    })
  }

  const register = (name: string) => live?.register(name)
  return { errors, problem, notice, pending, press, warmUp, register }
}
