import type { ReactNode } from 'react'
import type { Field, FormView } from '@/content/forms/types'
import styles from './form.module.css'

/** The fields of a form in their order, in numbered groups where the form has steps. */
export function Steps({
  fields,
  steps,
  children: draw,
}: Pick<FormView, 'fields' | 'steps'> & { children: (field: Field) => ReactNode }) {
  if (!steps) return fields.map(draw)
  return steps.map(({ title, fields: names }, index) => (
    <fieldset key={title} className={styles.step}>
      <legend className={styles.stepTitle}>
        <b>{index + 1}</b> {title}
      </legend>
      {fields.filter(({ name }) => names.includes(name)).map(draw)}
    </fieldset>
  ))
}
