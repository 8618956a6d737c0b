import { type KeyboardEvent, type RefObject, useState, useSyncExternalStore } from 'react'
import { Link } from '@/components/ui/link'
import type { ChoiceField, ConsentField, Field, TextField } from '@/content/forms/types'
import styles from './choice.module.css'

/** What a control is drawn from. */
export interface ControlProps<F extends Field = Field> {
  field: F
  id: string
  /** What was typed before the page came back. */
  typed: string | undefined
  error: string | undefined
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Enter in a field sends its form. Browsers do so themselves, but not while the button is disabled. */
function sendByEnter({ key, nativeEvent, currentTarget }: KeyboardEvent<FieldElement>) {
  const { form, tagName } = currentTarget
  if (key === 'Enter' && tagName === 'INPUT' && form?.dataset.consent && !nativeEvent.isComposing)
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
}

function sharedAttributes({ field, id, error }: ControlProps) {
  return {
    id,
    name: field.name,
    'aria-required': !field.optional,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error ? `${id}-error` : undefined,
    onKeyDown: sendByEnter,
  }
}

function Text(props: ControlProps<TextField>) {
  const { field, typed } = props
  const { kind, autoComplete, format } = field
  // No `maxlength`: it would cut what is pasted or filled in.
  const shared = { ...sharedAttributes(props), defaultValue: typed, autoComplete }
  if (kind === 'textarea') return <textarea {...shared} rows={3} />
  return <input {...shared} type={kind} inputMode={format && 'numeric'} />
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

/**
 * The consent box; its reminder shows while it is not ticked, without JavaScript by CSS. It is a
 * failure only once the visitor has changed the box or sent the form.
 */
function Consent(props: ControlProps<ConsentField>) {
  const { field, id, typed, error } = props
  const [changed, setChanged] = useState(false)
  return (
    <div
      className={styles.consent}
      data-field=""
      data-failed={changed || error !== undefined || undefined}
      onChange={() => setChanged(true)}
    >
      <label htmlFor={id}>
        <input
          {...sharedAttributes(props)}
          type="checkbox"
          value="on"
          defaultChecked={typed === undefined ? field.checkedAtFirst : typed !== ''}
          aria-describedby={`${id}-reminder`}
        />
        <span>
          {field.text.map((part) =>
            typeof part === 'string' ? part : <Link key={part.href} {...part} newTab />,
          )}
        </span>
      </label>
      <p role="status" id={`${id}-reminder`}>
        <span className={styles.reminder}>{field.reminder}</span>
      </p>
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

const followInput = (onInput: () => void) => {
  addEventListener('input', onInput)
  return () => removeEventListener('input', onInput)
}

/**
 * Whether the form's consent box is ticked, read from the box itself, because the browser may have
 * restored it. True on the server: the button is never disabled in the HTML.
 */
export const useConsentGiven = (form: RefObject<HTMLFormElement | null>): boolean =>
  useSyncExternalStore(
    followInput,
    () => !form.current?.querySelector('[type="checkbox"]:not(:checked)'),
    () => true,
  )
