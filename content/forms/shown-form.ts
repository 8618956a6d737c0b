import type { FormDescription, ShownForm } from './types'

/** The part of a form that its page contains. */
export const shownForm = (form: FormDescription): ShownForm => ({
  id: form.id,
  fields: form.fields,
  privacy: form.privacy,
  submitLabel: form.submitLabel,
  ...(form.steps && { steps: form.steps }),
  ...(typeof form.fixed?.clubid === 'number' && { club: form.fixed.clubid }),
})
