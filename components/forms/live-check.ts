import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { createFormControl } from 'react-hook-form'
import type { Field, FormState } from '@/content/forms/types'
import { formSchema } from '@/lib/enquiries/form'

/** Without them, react-hook-form reverts every choice but the first of a group. */
function chosenRadios(form: HTMLFormElement, fields: readonly Field[]) {
  const data = new FormData(form)
  const radios = fields.filter(({ kind, name }) => kind === 'radio' && data.has(name))
  return Object.fromEntries(radios.map(({ name }) => [name, data.get(name)]))
}

/**
 * Checks a form again at each change, with react-hook-form and the form's own check (specification
 * 5). Loaded when the form is first used, to keep its page light.
 * @param onErrors gets the message of each wrong field by name, when they change
 * @returns `live` for the inputs by name, `trigger` to check all fields now, `setValue` to fill one in
 */
export function createLiveCheck(
  form: HTMLFormElement,
  fields: readonly Field[],
  onErrors: (errors: FormState['errors']) => void,
) {
  const { register, trigger, setValue, subscribe } = createFormControl<Record<string, unknown>>({
    mode: 'onChange',
    defaultValues: chosenRadios(form, fields),
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
  const live = Object.fromEntries(fields.map(({ name }) => [name, register(name)]))
  return { live, trigger, setValue }
}
