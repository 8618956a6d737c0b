import { memo } from 'react'
import { classNames } from '@/components/ui/class-names'
import { Control, type ControlProps } from './control'
import styles from './field.module.css'
import form from './form.module.css'

/** A field with its label, its control and the message beside it. */
export const FormField = memo(function FormField(props: ControlProps) {
  const { field, id, error } = props
  if (field.kind === 'consent') return <Control {...props} />
  const group = field.kind === 'radio'
  const Wrapper = group ? 'fieldset' : 'div'
  return (
    <Wrapper
      className={classNames(styles.field, field.half && form.half)}
      data-field=""
      data-when={field.when?.is}
    >
      {group ? <legend>{field.label}</legend> : <label htmlFor={id}>{field.label}</label>}
      <Control {...props} />
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </Wrapper>
  )
})
