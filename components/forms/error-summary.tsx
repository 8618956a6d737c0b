import { thereIsAProblem } from '@/content/forms/messages'
import type { Field, FormState } from '@/content/forms/types'
import styles from './error-summary.module.css'

interface Props {
  fields: readonly Field[]
  errors: FormState['errors']
  problem: string | undefined
  /** What is wrong, when it is no failure of ours. */
  words: string
  fieldId: (name: string) => string
  /** The page came back from the server: it begins at the summary. */
  announced: boolean
}

/** What a link says: the field's message, after its label where other fields have the same message. */
function linkText({ name, label, message }: Field, fields: readonly Field[], error: string) {
  if (!error) return label
  const shared = fields.some((other) => other.name !== name && other.message === message)
  return shared ? `${label}: ${error}` : error
}

/** What is wrong with the form as a whole, with a link to each field. */
export function ErrorSummary({ fields, errors, problem, words, fieldId, announced }: Props) {
  const wrong = fields.filter(({ name }) => name in errors)
  if (problem === undefined && wrong.length === 0) return null
  const cameBack = announced && { autoFocus: true }
  const alert = announced || problem !== undefined ? 'alert' : undefined
  return (
    <div className={styles.summary} role={alert} tabIndex={-1} {...cameBack}>
      <h2 className={styles.title}>{thereIsAProblem}</h2>
      <p>{problem ?? words}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field.name}>
            <a href={`#${fieldId(field.name)}`}>
              {linkText(field, fields, errors[field.name] ?? '')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
