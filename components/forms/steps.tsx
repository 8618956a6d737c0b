import type { ReactNode } from 'react'
import type { Field, FormDescription } from '@/content/forms/types'
import styles from './form.module.css'

/** The fields of a form in their order, in numbered groups where the form has steps. */
export function Steps({
  fields,
  steps,
  children: drawField,
}: {
  fields: FormDescription['fields']
  steps: FormDescription['steps']
  children: (field: Field) => ReactNode
}) {
  if (!steps) return fields.map(drawField)
  return steps.map(({ title, fields: names }, index) => (
    <fieldset key={title} className={styles.step}>
      <legend className={styles.stepTitle}>
        <b>{index + 1}</b> {title}
      </legend>
      {fields.filter(({ name }) => names.includes(name)).map(drawField)}
    </fieldset>
  ))
}
