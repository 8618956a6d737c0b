const dayMs = 24 * 3_600_000

/**
 * What the site keeps in a browser and for how long, in milliseconds: drafts, the id by which
 * the server recognises a repeat, and the visitor's club.
 */
export const keptMs = { draft: 7 * dayMs, submission: dayMs, club: 365 * dayMs }

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
  Number(/^(?:\{"at":|\S+ )(\d+)/.exec(entry ?? '')?.[1] ?? 0)

/** Whether an entry was written so long before now, or so long after: the clock may have been wrong. */
const isOld = (entry: string | null, ms: number) => Math.abs(Date.now() - madeAt(entry)) >= ms

/** Deletes entries that are too old or cannot be read. Every page calls it. */
export function forgetOld() {
  for (const area of draftAreas)
    inStorage(area, (storage) => {
      for (const [kind, ms] of Object.entries(keptMs))
        for (const key of Object.keys(storage))
          if (key.startsWith(`${kind}:`) && isOld(storage.getItem(key), ms)) storage.removeItem(key)
    })
}

export function hasDraft(form: string): boolean {
  forgetOld()
  const key = storageKey('draft', form)
  return draftAreas.some((area) => inStorage(area, (storage) => storage.getItem(key)))
}

/** An entry of JSON. Whoever asks checks its shape: another tab, build or extension may have written it. */
export function readEntry(area: (typeof draftAreas)[number], key: string): unknown {
  return (
    inStorage(area, (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')) ?? undefined
  )
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
