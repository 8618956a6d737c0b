const dayMs = 24 * 3_600_000

/**
 * What the site keeps in a browser and for how long, in milliseconds (docs/decisions/0067): drafts,
 * submissions that wait, and the id by which the server recognises a repeat.
 */
export const keptMs = { draft: 7 * dayMs, waiting: 7 * dayMs, submission: dayMs }

type Kind = keyof typeof keptMs

export const storageKey = (kind: Kind, id: string) => `${kind}:${id}`

export const draftAreas = ['localStorage', 'sessionStorage'] as const

/**
 * Uses the browser's storage. Returns undefined where it is blocked, as in some private windows, or
 * full; the site works without it.
 */
export function inStorage<T>(
  area: 'localStorage' | 'sessionStorage',
  act: (storage: Storage) => T,
): T | undefined {
  try {
    return act(window[area])
  } catch {
    return undefined
  }
}

/** When an entry was written, in milliseconds since 1970: JSON that begins with `at`, or an id and a time. */
const madeAt = (entry: string | null) =>
  Number(/^(?:\{"at":|\w+ )(\d+)/.exec(entry ?? '')?.[1] ?? 0)

/** Deletes entries that are too old or cannot be read. Every page calls it. */
export function forgetOld() {
  for (const area of draftAreas)
    inStorage(area, (storage) => {
      for (const [kind, ms] of Object.entries(keptMs))
        for (const key of Object.keys(storage))
          if (key.startsWith(`${kind}:`) && madeAt(storage.getItem(key)) <= Date.now() - ms)
            storage.removeItem(key)
    })
}

export function hasDraft(form: string): boolean {
  forgetOld()
  const key = storageKey('draft', form)
  return draftAreas.some((area) => inStorage(area, (storage) => storage.getItem(key)))
}

/** The keys of the submissions that wait in this browser, including those being sent. */
export function waitingKeys(): string[] {
  forgetOld()
  const start = storageKey('waiting', '')
  return (
    inStorage('localStorage', (storage) =>
      Object.keys(storage).filter((key) => key.startsWith(start)),
    ) ?? []
  )
}
