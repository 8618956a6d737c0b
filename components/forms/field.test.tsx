/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { consent } from '@/content/forms/consent'
import { franchise } from '@/content/forms/franchise'
import type { Field } from '@/content/forms/types'
import { FormField } from './field'

const others = { typed: undefined, error: undefined, filled: false }

test('screen readers hear of a note when it comes, what is asked for and required, and what the consent is for', () => {
  for (const field of franchise.fields)
    render(<FormField {...others} field={field} id={field.name} note={`Note of ${field.name}`} />)
  const fields: readonly Field[] = franchise.fields.filter(({ kind }) => kind !== 'consent')
  const notes = screen.getAllByRole('status').map(({ textContent }) => textContent)
  for (const { name, label, kind } of fields) {
    expect(notes).toContain(`Note of ${name}`)
    const role = kind === 'radio' ? 'group' : kind === 'select' ? 'combobox' : 'textbox'
    expect(screen.getByRole(role, { name: label })).toBeVisible()
  }
  for (const { name, optional } of fields)
    for (const control of document.getElementsByName(name))
      expect([name, control.matches(':required, [aria-required=true]')]).toEqual([name, !optional])
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(consent(true).reminder)
})
