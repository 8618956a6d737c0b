import { notInOrder } from '@/lib/forms/messages'
import type { Field, FormState } from '@/lib/forms/types'
import styles from './form.module.css'

interface Props {
  fields: readonly Field[]
  errors: FormState['errors']
  problem: string | undefined
  idOf: (name: string) => string
  /** The page came back from the server: it begins at the summary. */
  announced: boolean
}

/** What is wrong with the form as a whole, with a link to each field. */
export function ErrorSummary({ fields, errors, problem, idOf, announced }: Props) {
  const wrong = fields.filter(({ name }) => name in errors)
  if (problem === undefined && wrong.length === 0) return null
  const cameBack = announced && { autoFocus: true }
  const alert = announced || problem !== undefined ? 'alert' : undefined
  return (
    <div className={`${styles.summary} ${styles.full}`} role={alert} tabIndex={-1} {...cameBack}>
      <p className={styles.summaryTitle}>{problem ?? notInOrder}</p>
      <ul>
        {wrong.map(({ name, label }) => (
          <li key={name}>
            <a href={`#${idOf(name)}`}>{errors[name] || label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
