import { inStorage } from './browser-storage'

/** Where the browser keeps what was typed into a form that was not sent yet. */
export const draftKey = (form: string) => `draft:${form}`

export const draftAreas = ['localStorage', 'sessionStorage'] as const

export const hasDraft = (form: string): boolean =>
  draftAreas.some((area) => inStorage(area, (storage) => storage.getItem(draftKey(form))))
