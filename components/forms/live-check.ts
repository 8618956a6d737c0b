import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { StandardSchemaV1 } from '@standard-schema/spec'
import { createFormControl } from 'react-hook-form'
import type { FormState } from '@/content/forms/types'

type Errors = FormState['errors']

/**
 * Keeps the errors of a form with react-hook-form, and checks a field again at each change (specification
 * 5). The values are in the page alone, where browsers also put some without an event.
 * @param check the form's own check of what is in the page now
 * @param onErrors gets the message of each wrong field by name, when they change
 * @returns `show` for the errors of a press, whoever found them: they stay until their fields change;
 * `checkAgain` for a field that the page has changed
 */
export function createLiveCheck(
  form: HTMLFormElement,
  check: () => Errors,
  onErrors: (errors: Errors) => void,
) {
  const schema: StandardSchemaV1<Record<string, unknown>> = {
    '~standard': {
      version: 1,
      vendor: 'site-forms',
      // An error without a text would be none: a consent that was taken back has no message.
      validate: () => ({
        issues: Object.entries(check()).map(([name, message]) => ({
          path: [name],
          message: message || ' ',
        })),
      }),
    },
  }
  const { trigger, setError, clearErrors, subscribe } = createFormControl({
    resolver: standardSchemaResolver(schema),
  })
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onErrors(
        Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [
            name,
            String(error?.message ?? '').trim(),
          ]),
        ),
      ),
  })
  let isShown = false

  function checkAgain(name: string) {
    if (isShown) void trigger(name)
  }

  function show(errors: Errors) {
    isShown = true
    clearErrors()
    for (const [name, message] of Object.entries(errors)) setError(name, { message })
  }

  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element) checkAgain(target.getAttribute('name') ?? '')
  })
  return { show, checkAgain }
}
