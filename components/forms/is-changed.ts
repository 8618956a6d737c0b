/** Whether a control has another value than the page gave it. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected
  if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type))
    return control.checked !== control.defaultChecked
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText && control.value !== control.defaultValue
}
