import { type RefObject, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react'
import { flushSync } from 'react-dom'
import { errorPrefix, notStored } from '@/content/forms/messages'
import { type FormState, isClubChoice, type ShownForm } from '@/content/forms/types'
import { submit } from '@/app/actions'
import { readKeptClub } from '@/lib/clubs/kept-club'
import { hasDraft } from '@/lib/browser-storage'
import { readAttribution } from './form-memory'
import type { FormInUse } from './form-in-use'
import type { Submit, Waiting } from './send'
import { postAsPage, reachSite } from './post-as-page'

/** After so many milliseconds a form can be sent again, if the visitor stopped the next page. */
const leavingMs = 20_000

/** Leaves the page. Resolves when it is still there, or after Back. */
const leave = (go: () => void) =>
  new Promise<unknown>((resolve) => {
    addEventListener('pageshow', resolve, { once: true })
    setTimeout(resolve, leavingMs)
    go()
  })

/** Sends a form when what it needs once it is used could not be loaded. */
async function sendWithoutScript(data: FormData): Promise<FormState> {
  const nothing = { values: {}, errors: {} }
  try {
    await reachSite()
  } catch {
    return { ...nothing, problem: notStored }
  }
  await leave(() => postAsPage(data))
  return nothing
}

// Passed on, because an import in the late code would make the scripts of every page larger.
const give: Submit = (data) => submit(null, data)

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
 * Loads what a form needs only once it is used: at its first focus or input, or at once when there is a
 * draft, or the address or the browser knows the club.
 * @param onErrors gets the message of each wrong field by name, when they change
 * @returns `inUse` once it is loaded, and `startUsing`, which loads it and resolves with undefined if
 * that fails
 */
function useFormInUse(
  form: RefObject<HTMLFormElement | null>,
  description: ShownForm,
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
    const isTypedIn = element.contains(document.activeElement)
    const { id, fields } = description
    const parameters = new URLSearchParams(location.search)
    const club = fields.find(isClubChoice)
    const isAsked = club && (parameters.has(club.parameter ?? '') || readKeptClub() !== undefined)
    if (isTypedIn || isAsked || hasDraft(id)) void startUsing(element)
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
  description: ShownForm,
  posted: FormState | null,
) {
  const [errors, setErrors] = useState(posted?.errors ?? {})
  const [problem, setProblem] = useState(posted?.problem)
  const [invalidPresses, setInvalidPresses] = useState(0)
  const [busy, startTransition] = useTransition()
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

  // The server's title says so too, until React takes over.
  useEffect(() => {
    if (posted && !document.title.startsWith(errorPrefix))
      document.title = errorPrefix + document.title
  }, [posted])

  function showErrors(element: HTMLFormElement, wrong: FormState['errors']) {
    // The summary moves the fields down, so it is drawn before the focus scrolls to one of them.
    flushSync(() => {
      setErrors(wrong)
      setInvalidPresses((count) => count + 1)
    })
    const first = element.querySelector<HTMLElement>(`[name="${Object.keys(wrong)[0]}"]`)
    // WebKit would scroll to the beginning of the text, with the label under the header.
    first?.focus({ preventScroll: true })
    first?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' })
    void inUse?.trigger()
  }

  async function submitForm(element: HTMLFormElement) {
    if (busy || pressed.current) return
    submitted.current = pressed.current = true
    const data = new FormData(element)
    // First the button shows that it was pressed.
    await yieldToPaint()
    pressed.current = false
    const wrong = inUse?.check(data) ?? {}
    setProblem(undefined)
    if (Object.keys(wrong).length > 0) return showErrors(element, wrong)
    setErrors({})
    data.set('attribution', readAttribution())
    // Older browsers do not report it: there, nobody is quarantined for being quick.
    if (navigator.userActivation?.hasBeenActive === false) {
      data.set('elapsed', String(Math.round(performance.now())))
    }
    const { signal } = (stop.current = new AbortController())
    startTransition(async () => {
      const used = await startUsing(element)
      const response = await (used
        ? used.send(data, give, setWaiting, signal)
        : sendWithoutScript(data))
      const { goTo } = response
      if (goTo) return void (await leave(() => location.assign(goTo)))
      setProblem(response.problem)
      if (Object.keys(response.errors).length > 0) showErrors(element, response.errors)
    })
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
