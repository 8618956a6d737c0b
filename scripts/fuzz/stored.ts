import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { forms } from '@/content/forms/forms'
import { bodies } from '@/sandbox/wire'

const rows = z.array(
  z.object({
    id: z.string(),
    form: z.string(),
    payload: z.string(),
    attribution: z.string().nullable(),
  }),
)
const longest = 64 * 1024

/** What is wrong with a stored lead; undefined for a right one. */
function wrongWith({ form: id, payload, attribution }: z.infer<typeof rows>[number]) {
  const form = forms.get(id)
  if (!form) return 'is of no form'
  const values: unknown = JSON.parse(payload)
  if (!bodies.get(form.endpoint)?.safeParse(values).success) return 'is not what the backend takes'
  const typed = z.record(z.string(), z.coerce.string()).parse(values)
  for (const field of form.fields) {
    const value = typed[field.name] ?? ''
    const most = 'maxLength' in field ? field.maxLength : undefined
    if (value.length > (most ?? longest)) return `has a ${field.name} that is too long`
    const known = !('options' in field) || field.options.some((one) => one.value === value)
    if (!known && value) return `has a ${field.name} that is no choice`
  }
  return (attribution ?? '').length > 4000 ? 'has an attribution that is too long' : undefined
}

/**
 * Checks all leads of a site's store.
 * @returns how many there are, and a line for each wrong one
 */
export function checkStored(file: string): { leads: number; problems: string[] } {
  const db = new DatabaseSync(file, { readOnly: true })
  const all = rows.parse(db.prepare('select id, form, payload, attribution from leads').all())
  db.close()
  const problems = all.flatMap((lead) => {
    const wrong = wrongWith(lead)
    return wrong ? [`a stored lead ${wrong}: ${lead.payload.slice(0, 300)}`] : []
  })
  return { leads: all.length, problems }
}
