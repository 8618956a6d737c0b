import { clubOfAddress, keepClub, readKeptClub } from '@/lib/clubs/kept-club'
import { type FormDescription, isClubChoice } from '@/content/forms/types'
import { isChanged } from './is-changed'

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  const isOne = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
  return isOne ? control : undefined
}

const fieldOf = (control: Element) => control.closest<HTMLElement>('[data-field]')

/** Whether a link led here: after Back or a reload the visitor's own choice stays. */
const cameByLink = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * Lets the choice of a club fill in other fields, as its state and city: at each change, and at once,
 * also for a club that the address names (/getpass?club=104) or that the browser keeps. What the
 * visitor types stays; the club that they choose is kept.
 * @param onFill is told the name of each field that is filled in
 */
export function fillFromClub(
  form: HTMLFormElement,
  { fields }: FormDescription,
  onFill: (name: string) => void,
) {
  const choice = fields.find(isClubChoice)
  const select = choice && controlOf(form, choice.name)
  if (!select) return

  const fill = () => {
    const { presets = {} } = choice.options.find(({ value }) => value === select.value) ?? {}
    for (const [name, value] of Object.entries(presets)) {
      const control = controlOf(form, name)
      const field = control && fieldOf(control)
      if (!field || control === document.activeElement) continue
      const isTheirs = control.value !== '' && field.dataset.filled === undefined
      if (isTheirs && control.value !== value) continue
      field.dataset.filled = ''
      control.value = value
      onFill(name)
    }
  }

  fill()
  // Chosen before this was loaded, and not by the page.
  if (isChanged(select)) keepClub(Number(select.value))
  const named = cameByLink() ? clubOfAddress() : undefined
  const wanted = named ?? (select.value || String(readKeptClub()))
  if (choice.options.some(({ value }) => value === wanted)) {
    select.value = wanted
    fill()
  }
  form.addEventListener('input', ({ target }) => {
    if (target === select) {
      fill()
      keepClub(Number(select.value))
    } else if (target instanceof Element) fieldOf(target)?.removeAttribute('data-filled')
  })
}
