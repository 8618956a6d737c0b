import { states } from '@/content/states'
import type { ChoiceField, Option, TextField } from './types'

/** The most characters of what has no length in specification 5. */
const longest = { name: 100, city: 100, email: 254, place: 500, message: 4000 }

type Name = TextField['name']

/** What a field is in each form that has it, and in one form: its words and whatever differs there. */
const textField =
  (usual: Pick<TextField, 'kind' | 'maxLength' | 'autoComplete' | 'format'>) =>
  (name: Name, label: string, message: string, more?: Partial<TextField>): TextField => ({
    ...usual,
    name,
    label,
    message,
    ...more,
  })

const name = { kind: 'text', maxLength: longest.name } as const

const fullName = textField({ ...name, autoComplete: 'name' })
export const firstName = textField({ ...name, autoComplete: 'given-name' })
export const lastName = textField({ ...name, autoComplete: 'family-name' })
export const email = textField({ kind: 'email', maxLength: longest.email, autoComplete: 'email' })
export const phone = textField({ kind: 'tel', maxLength: 16, autoComplete: 'tel' })
export const city = textField({
  kind: 'text',
  maxLength: longest.city,
  autoComplete: 'address-level2',
})
export const pincode = textField({
  kind: 'text',
  maxLength: 6,
  format: 'pincode',
  autoComplete: 'postal-code',
})
export const place = textField({ kind: 'text', maxLength: longest.place })
export const longText = textField({ kind: 'textarea', maxLength: longest.message })

/** Options whose values are their labels. */
export const optionsFrom = (labels: readonly string[]): Option[] =>
  labels.map((label) => ({ value: label, label }))

export const stateField = (name: Name, message: string): ChoiceField => ({
  kind: 'select',
  name,
  label: 'State',
  placeholder: 'Select State',
  autoComplete: 'address-level1',
  options: optionsFrom(states),
  message,
})

export const half = { width: 'half' } as const
export const short = { width: 'short' } as const

/** Who writes, on the forms of specification 3.2 and 3.3. */
export const personFields: readonly TextField[] = [
  firstName('firstname', 'First name', 'Please input First name', short),
  lastName('lastname', 'Last name', 'Please input Last name', short),
  email('email', 'Email', 'Please input Email', half),
]

/** Who writes to a single club: specification 3.4 and 3.5 name the same three fields differently. */
export const clubVisitorFields = (who: Name, tel: Name, mail: Name): TextField[] => [
  fullName(who, 'Name', 'Name is Mandatory', half),
  // The digits without +91 and the leading 0.
  phone(tel, 'Phone Number', 'Please enter your Phone number', { maxLength: 10, ...half }),
  email(mail, 'Email Address', 'Email is Mandatory'),
]
