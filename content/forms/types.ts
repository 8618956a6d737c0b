import type { Href, Path } from '@/content/paths'

interface Common {
  /** The field's name on the wire and in the page. */
  name: Lowercase<string>
  label: string
  /** Shown when the field is wrong; a field without one is only marked. */
  message?: string
  optional?: boolean
  /** Left out of drafts. */
  neverKept?: boolean
  /** The field exists only while this radio, which stands before it, says `yes`. */
  ifYes?: string
}

/** Half a line where there is room; what is `short` has it on a phone too, beside another that is. */
type Width = 'half' | 'short'

/** A line or a paragraph of text. */
export interface TextField extends Common {
  kind: 'text' | 'email' | 'tel' | 'textarea'
  /** In characters; of a phone number without +91, spaces and marks. */
  maxLength: number
  /** What goes out as digits alone, however it is written. */
  format?: 'pincode' | 'area'
  /** Anything else is refused. */
  digitsOnly?: boolean
  autoComplete?: string
  width?: Width
}

export interface Option {
  value: string
  label: string
  /** Of a club: the values of other fields, by name, until the visitor types there. */
  presets?: Readonly<Record<string, string>>
}

/**
 * One of a list. A `club` is sent as a number; the address of the page may choose it (`?club=104`), and
 * the page that thanks is told it (`#104`).
 */
export interface ChoiceField extends Common {
  kind: 'select' | 'radio' | 'club'
  options: readonly Option[]
  placeholder?: string
  autoComplete?: string
  width?: Width
}

/** A box that must be ticked before the form can be sent (specification 4). */
export interface ConsentField extends Common {
  kind: 'consent'
  checkedAtFirst: boolean
  /** The sentence beside the box, with the linked words marked. */
  text: readonly (string | { label: string; href: Href })[]
  /** Shown while the box isn't ticked. */
  reminder: string
}

export type Field = TextField | ChoiceField | ConsentField

export const isClubChoice = (field: Field): field is ChoiceField => field.kind === 'club'

/** A numbered part of a long form, with the names of its fields. */
interface Step {
  title: string
  fields: readonly string[]
}

/** A form: what is shown of it, and where it is sent. */
export interface FormDescription {
  id: string
  fields: readonly Field[]
  /** Each field belongs to one. The draft of a form with steps outlives its tab for seven days. */
  steps?: readonly Step[]
  /** What the details are for, and the minimum age; a link to the policy follows. */
  privacy: string
  submitLabel: string
  /** The call of the backend below /api/v1 (specification 7). */
  endpoint: string
  /** Where the visitor goes once the lead is stored. */
  destination: Path
  /** Values that the server sets, whatever is posted. */
  fixed?: Readonly<Record<string, string | number>>
}

/** What a form shows when it comes back: everything typed, and the message of each wrong field. */
export interface FormState {
  /** The next page, when JavaScript sent the form and the lead is stored. */
  goTo?: Path | `${Path}#${string}`
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** A failure of ours, in words for the visitor. */
  problem?: string
  /** Which form it is, when a page without JavaScript sent it: its own page may be gone. */
  description?: FormDescription | undefined
}
