import { memo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { errorPrefix } from '@/content/forms/messages'
import { Control, type ControlProps } from './control'
import styles from './field.module.css'
import form from './form.module.css'

interface Props extends ControlProps {
  /** Below the field while the chosen club has filled it in. */
  note: string | undefined
  /** The club has filled it in, which `fills.ts` may change. */
  filled: boolean
}

const widths = { half: form.half, short: form.short }

/** A field with its label, its control and the message beside it. */
export const FormField = memo(function FormField(props: Props) {
  const { field, id, error, note, filled } = props
  if (field.kind === 'consent') return <Control {...props} />
  const group = field.kind === 'radio'
  const Wrapper = group ? 'fieldset' : 'div'
  return (
    <Wrapper
      className={classNames(styles.field, field.width && widths[field.width])}
      data-field=""
      data-if-yes={field.ifYes}
      data-filled={filled ? '' : undefined}
    >
      {group ? <legend>{field.label}</legend> : <label htmlFor={id}>{field.label}</label>}
      <Control {...props} />
      {note && (
        <p role="status">
          <span className={styles.note}>{note}</span>
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          <span className="visually-hidden">{errorPrefix}</span>
          <span>{error}</span>
        </p>
      )}
    </Wrapper>
  )
})
