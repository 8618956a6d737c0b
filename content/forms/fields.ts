import { states } from '@/content/states'
import type { ChoiceField, Field, Option } from './types'

/** The most characters of what has no length in specification 5. */
export const longest = { name: 100, city: 100, email: 254, place: 500, message: 4000 }

/** Options whose values are their labels. */
export const optionsFrom = (labels: readonly string[]): Option[] =>
  labels.map((label) => ({ value: label, label }))

export const stateField = (name: Lowercase<string>, message: string): ChoiceField => ({
  kind: 'select',
  name,
  label: 'State',
  placeholder: 'Select State',
  autoComplete: 'address-level1',
  options: optionsFrom(states),
  message,
})

/** Who writes, on the forms of specification 3.2 and 3.3. */
export const personFields = [
  {
    kind: 'text',
    name: 'firstname',
    label: 'First name',
    autoComplete: 'given-name',
    maxLength: longest.name,
    half: true,
    message: 'Please input First name',
  },
  {
    kind: 'text',
    name: 'lastname',
    label: 'Last name',
    autoComplete: 'family-name',
    maxLength: longest.name,
    half: true,
    message: 'Please input Last name',
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    autoComplete: 'email',
    maxLength: longest.email,
    half: true,
    message: 'Please input Email',
  },
] as const satisfies readonly Field[]

/** Who writes to a single club: specification 3.4 and 3.5 name the same three fields differently. */
export const clubVisitorFields = (
  name: Lowercase<string>,
  phone: Lowercase<string>,
  email: Lowercase<string>,
): Field[] => [
  {
    kind: 'text',
    name,
    label: 'Name',
    autoComplete: 'name',
    maxLength: longest.name,
    message: 'Name is Mandatory',
  },
  {
    kind: 'tel',
    name: phone,
    label: 'Phone Number',
    autoComplete: 'tel',
    // The digits without +91 and the leading 0.
    maxLength: 10,
    message: 'Please enter your Phone number',
  },
  {
    kind: 'email',
    name: email,
    label: 'Email Address',
    autoComplete: 'email',
    maxLength: longest.email,
    message: 'Email is Mandatory',
  },
]
