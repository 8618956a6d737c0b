/**
 * Makes a thing once per process and gives the same one back from then on. The framework loads a
 * module more than once in a process, so a variable of the module would be several.
 * @param name says which thing: each has a name of its own
 * @param make makes it at the first call
 */
export function remember<T>(name: string, make: () => T): T {
  const shared = globalThis as { octaRemembered?: Map<string, unknown> }
  const things = (shared.octaRemembered ??= new Map())
  if (!things.has(name)) things.set(name, make())
  return things.get(name) as T
}
