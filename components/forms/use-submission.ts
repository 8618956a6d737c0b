import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { inTime } from '@/components/ui/in-time'
import { errorPrefix } from '@/content/forms/messages'
import { type FormDescription, type FormState, isClubChoice } from '@/content/forms/types'
import { submit } from '@/app/actions'
import { hasDraft } from '@/lib/browser-storage'
import { clubOfAddress, readKeptClub } from '@/lib/clubs/kept-club'
import { readAttribution } from './attribution'
import { isChanged } from './is-changed'
import type { FormInUse } from './late-parts'
import { canReachSite, failed, leave, postAsPage } from './leave'
import { submissionId } from './submission-id'

/**
 * Lets the browser draw that the button was pressed. Timers and animation frames stop in a hidden tab.
 */
const yieldToPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })

/**
 * Loads what a form needs only once it is used: at its first focus or input, or at once when the browser
 * has restored something, there is a draft, or the address or the browser knows the club.
 * @param onErrors gets the message of each wrong field by name, when they change
 * @returns `inUse` once it is loaded, and `startUsing`, which loads it and resolves with undefined if
 * that fails or takes too long
 */
function useFormInUse(
  form: RefObject<HTMLFormElement | null>,
  description: FormDescription,
  posted: FormState | null,
  onErrors: (errors: FormState['errors']) => void,
) {
  const [inUse, setInUse] = useState<FormInUse>()
  const loading = useRef<Promise<FormInUse | undefined>>(undefined)

  function startUsing(element: HTMLFormElement) {
    loading.current ??= yieldToPaint()
      .then(() => inTime(import('./late-parts')))
      .then(({ startUsing }) => {
        const used = startUsing(element, description, onErrors)
        if (posted) used.show(used.check())
        setInUse(used)
        return used
      })
      .catch(() => (loading.current = undefined))
    return loading.current
  }

  const begin = useEffectEvent((element: HTMLFormElement) => {
    const isTypedIn = [...element.elements].some(isChanged)
    const isClubKnown = (clubOfAddress() ?? readKeptClub()) !== undefined
    const isFilled = isClubKnown && description.fields.some(isClubChoice)
    if (isTypedIn || isFilled || hasDraft(description.id)) void startUsing(element)
  })
  useEffect(() => {
    if (form.current) begin(form.current)
  }, [form])

  return { inUse, startUsing }
}

/**
 * A form with JavaScript: the check at the press of the button and at each later change, sending, and
 * what the form shows of both.
 * @param posted the server's response to a form that was sent without JavaScript
 */
export function useSubmission(
  form: RefObject<HTMLFormElement | null>,
  description: FormDescription,
  posted: FormState | null,
) {
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [problem, setProblem] = useState(posted?.problem)
  const [invalidPresses, setInvalidPresses] = useState(0)
  const [busy, setBusy] = useState(false)
  const [waiting, setWaiting] = useState<string>()
  const isUnderWay = useRef(false)
  const stop = useRef(new AbortController())
  const { inUse, startUsing } = useFormInUse(form, description, posted, setErrors)

  // The server's title says so too, until React takes over.
  useEffect(() => {
    if (posted && !document.title.startsWith(errorPrefix))
      document.title = errorPrefix + document.title
  }, [posted])

  /** Sends what the page found no fault with. Resolves when the form is to be shown again. */
  async function send(data: FormData, used: FormInUse | undefined): Promise<FormState> {
    setBusy(true)
    setProblem(undefined)
    used?.show({})
    data.set('submission', submissionId(description.id))
    data.set('attribution', readAttribution())
    // Older browsers do not report it: there, nobody is quarantined for being quick.
    if (navigator.userActivation?.hasBeenActive === false)
      data.set('elapsed', performance.now().toFixed())
    if (!used) return (await canReachSite()) ? postAsPage(data) : failed
    const { signal } = (stop.current = new AbortController())
    // Passed on, because an import in the late code would make the scripts of every page larger.
    const call = () => submit(null, data)
    const response = await used.send(data, call, setWaiting, signal)
    const { goTo } = response
    if (goTo) await leave(() => location.assign(goTo))
    return response
  }

  function showErrors(element: HTMLFormElement, wrong: FormState['errors'], used?: FormInUse) {
    // The summary moves the fields down, so it is drawn before the focus scrolls to one of them.
    flushSync(() => {
      used?.show(wrong)
      setInvalidPresses((count) => count + 1)
    })
    const first = element.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  }

  async function submitForm(element: HTMLFormElement) {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const data = new FormData(element)
    setBusy(inUse === undefined)
    // First the button shows that it was pressed.
    await yieldToPaint()
    const used = await startUsing(element)
    const wrong = used?.check(data) ?? {}
    const isWrong = Object.keys(wrong).length > 0
    const shown = isWrong ? { errors: wrong, problem: undefined } : await send(data, used)
    setBusy(false)
    isUnderWay.current = false
    setProblem(shown.problem)
    if (Object.keys(shown.errors).length > 0) showErrors(element, shown.errors, used)
  }

  function stopWaiting() {
    stop.current.abort()
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }

  return {
    errors,
    problem,
    invalidPresses,
    busy,
    waiting,
    submitForm,
    stopWaiting,
    startUsing,
    inUse,
  }
}
