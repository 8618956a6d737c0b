import type { StandardSchemaV1 } from '@standard-schema/spec'
import type { Field } from '@/content/forms/types'
import { checkForm } from './check'

type Values = Record<string, unknown>

const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null

/** What a control holds as a form posts it: a ticked box is `on`. */
const posted = (value: unknown) => (value === true ? 'on' : typeof value === 'string' ? value : '')

/**
 * The check of a form as a Standard Schema, which libraries of forms know how to ask.
 * @param fields of the form's description
 * @returns a schema with an issue for each wrong field; values that are in order stay as they are
 */
export const formSchema = (fields: readonly Field[]): StandardSchemaV1<Values> => ({
  '~standard': {
    version: 1,
    vendor: 'site-forms',
    validate(value) {
      const values = isValues(value) ? value : {}
      const errors = Object.entries(checkForm(fields, (name) => posted(values[name])))
      if (errors.length === 0) return { value: values }
      return { issues: errors.map(([name, message]) => ({ path: [name], message })) }
    },
  },
})
