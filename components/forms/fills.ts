import { followKeptClub, keepClub, readKeptClub } from '@/lib/clubs/kept-club'
import { type ChoiceField, isClubChoice, type ShownForm } from '@/content/forms/types'

type Fill = (name: string, value: string) => void

function controlOf(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  const isOne = control instanceof HTMLInputElement || control instanceof HTMLSelectElement
  return isOne ? control : undefined
}

const fieldOf = (control: Element) => control.closest<HTMLElement>('[data-field]')

/** Fills in what the chosen option says of other fields, except where the visitor typed. */
function fillFrom(form: HTMLFormElement, { name, options }: ChoiceField, fill: Fill) {
  const chosen = controlOf(form, name)?.value
  const fills = options.find(({ value }) => value === chosen)?.fills ?? {}
  for (const [other, value] of Object.entries(fills)) {
    const control = controlOf(form, other)
    const field = control && fieldOf(control)
    if (!field) continue
    const isTheirs = control.value !== '' && field.dataset.filled === undefined
    if (isTheirs && control.value !== value) continue
    field.dataset.filled = ''
    if (control.value === value) continue
    control.value = value
    fill(other, value)
  }
}

/** Whether a line stands for the fields that a club fills in. */
function isFolded(form: HTMLFormElement) {
  const fields = form.querySelector('[data-else]')
  return fields !== null && getComputedStyle(fields).display === 'none'
}

/** Whether a link led here: after Back or a reload the visitor's own choice stays. */
const cameByLink = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * Lets a choice fill in other fields, as the club its state and city: at each change, and at once,
 * also for an option that the address names (/getpass?club=104) or that the browser keeps. What the
 * visitor types stays; the club that they choose is kept.
 * @param fill is told each value
 */
export function fillFromChoices(form: HTMLFormElement, { fields }: ShownForm, fill: Fill) {
  for (const field of fields) {
    if (!isClubChoice(field)) continue
    fillFrom(form, field, fill)
    const asked = new URLSearchParams(location.search).get(field.parameter ?? '')
    const select = controlOf(form, field.name)
    // Chosen before this was loaded, and not by the page.
    const isTheirs =
      select instanceof HTMLSelectElement && !select.selectedOptions[0]?.defaultSelected
    if (isTheirs) keepClub(Number(select.value))
    const wanted = asked && cameByLink() ? asked : select?.value || String(readKeptClub()?.club)
    if (select && field.options.some(({ value }) => value === wanted)) {
      select.value = wanted
      fillFrom(form, field, fill)
      if (isFolded(form)) followKeptClub(wanted)
    }
    form.addEventListener('input', ({ target }) => {
      if (target === select) {
        fillFrom(form, field, fill)
        if (isFolded(form)) followKeptClub(select?.value)
        keepClub(Number(select?.value))
      } else if (target instanceof Element) fieldOf(target)?.removeAttribute('data-filled')
    })
  }
}
