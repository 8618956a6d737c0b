import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Field } from '@/content/forms/types'

/** What a control is drawn from. */
export interface ControlProps<F extends Field = Field> {
  field: F
  id: string
  /** What was typed before the page came back. */
  typed: string | undefined
  error: string | undefined
  /** Connects the control to the live check. */
  live: UseFormRegisterReturn | undefined
}
