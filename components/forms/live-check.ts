import { createFormControl } from 'react-hook-form'
import { checkForm } from '@/lib/forms/check'
import type { Field, FormState } from '@/content/forms/types'

const text = (value: unknown) => (value === true ? 'on' : typeof value === 'string' ? value : '')

/**
 * Looks at a form again at each change, with react-hook-form over the form's own check
 * (specification 5). Loaded when the form is first used, so that its page stays light.
 * @param onErrors is told the message of each wrong field by name, when they change
 * @returns `register` for the inputs, `trigger` to look at all fields now
 */
export function liveCheck(
  fields: readonly Field[],
  onErrors: (errors: FormState['errors']) => void,
) {
  const control = createFormControl<Record<string, unknown>>({
    mode: 'onChange',
    resolver: (values) => {
      const wrong = checkForm(fields, (name) => text(values[name]))
      const entries = Object.entries(wrong).map(([name, message]) => [
        name,
        { type: 'check', message },
      ])
      return entries.length > 0
        ? { values: {}, errors: Object.fromEntries(entries) as object }
        : { values, errors: {} }
    },
  })
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onErrors(
        Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
        ),
      ),
  })
  return { register: control.register, trigger: control.trigger }
}

/** A form's check while it is used. */
export type LiveCheck = ReturnType<typeof liveCheck>
