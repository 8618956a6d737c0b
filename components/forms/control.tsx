import type { ChoiceField, TextField } from '@/content/forms/types'
import styles from './choice.module.css'
import { Consent } from './consent'
import type { ControlProps } from './control-props'

function sharedAttributes({ field, id, error, live }: ControlProps) {
  return {
    id,
    name: field.name,
    'aria-required': !field.optional,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error ? `${id}-error` : undefined,
    ...live,
  }
}

function Text(props: ControlProps<TextField>) {
  const { field, typed } = props
  const { kind, maxLength, autoComplete, inputMode, rows } = field
  const shared = { ...sharedAttributes(props), defaultValue: typed, maxLength, autoComplete }
  if (kind === 'textarea') return <textarea {...shared} rows={rows} />
  return <input {...shared} type={kind} inputMode={inputMode} enterKeyHint="next" />
}

function Select(props: ControlProps<ChoiceField>) {
  const { options, placeholder, autoComplete } = props.field
  return (
    <select
      {...sharedAttributes(props)}
      defaultValue={props.typed ?? ''}
      autoComplete={autoComplete}
    >
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

function Radios(props: ControlProps<ChoiceField>) {
  const { id, 'aria-required': required, ...shared } = sharedAttributes(props)
  return (
    <div className={styles.options}>
      {props.field.options.map(({ value, label }, index) => (
        <label key={value} className={styles.option}>
          <input
            {...shared}
            id={index === 0 ? id : undefined}
            type="radio"
            required={required}
            value={value}
            defaultChecked={props.typed === value}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

/** The control of a field, by its kind. */
export function Control({ field, ...rest }: ControlProps) {
  if (field.kind === 'consent') return <Consent {...rest} field={field} />
  if (!('options' in field)) return <Text {...rest} field={field} />
  const Choice = field.kind === 'radio' ? Radios : Select
  return <Choice {...rest} field={field} />
}
