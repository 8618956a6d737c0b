import type { Field } from './types'

/** Who writes, on the forms of specification 3.2 and 3.3. */
export const personFields = [
  {
    kind: 'text',
    name: 'firstname',
    label: 'First name',
    autoComplete: 'given-name',
    half: true,
    message: 'Please input First name',
  },
  {
    kind: 'text',
    name: 'lastname',
    label: 'Last name',
    autoComplete: 'family-name',
    half: true,
    message: 'Please input Last name',
  },
  {
    kind: 'email',
    name: 'email',
    label: 'Email',
    autoComplete: 'email',
    half: true,
    message: 'Please input Email',
  },
] as const satisfies readonly Field[]
