import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl } from 'react-hook-form'
import type { Field, FormState } from '@/content/forms/types'
import { formSchema } from '@/lib/forms/standard-schema'

/**
 * Checks a form again at each change, with react-hook-form over the form's own check (specification
 * 5). Loaded when the form is first used, so that its page stays light.
 * @param onErrors is told the message of each wrong field by name, when they change
 * @returns `register` for the inputs, `trigger` to check all fields now
 */
export function createLiveCheck(
  fields: readonly Field[],
  onErrors: (errors: FormState['errors']) => void,
) {
  const { register, trigger, subscribe } = createFormControl<Record<string, unknown>>({
    mode: 'onChange',
    resolver: standardSchemaResolver(formSchema(fields)),
  })
  subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      onErrors(
        Object.fromEntries(
          Object.entries(errors).map(([name, error]) => [name, String(error?.message ?? '')]),
        ),
      ),
  })
  return { register, trigger }
}

/** A form's check while it is used. */
export type LiveCheck = ReturnType<typeof createLiveCheck>
