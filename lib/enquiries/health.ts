import 'server-only'
import { finding, type Finding, findings } from './findings'
import { isDiskFull, writeProbe } from './store/readiness'
import type { Database } from './store/tables'

/** What an error says in a line: its message, or its code where a connection has none. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).split('\n', 1)[0] ?? ''
}

/** Writes as a visitor's form does. */
async function checkWrite(db: Database): Promise<Finding> {
  await writeProbe(db)
  if (await isDiskFull()) throw new Error('the disk is full')
  return finding('store fails', true, 0, 'The store takes enquiries')
}

/**
 * Says in words what needs attention and what is well (contract "Commands", `health`): whether the store takes an
 * enquiry, and all {@link findings}. A store that can't be opened, written to or read is a line of it.
 * @param open opens the store; it is closed again
 */
export async function checkHealth(open: () => Promise<Database>, now: number): Promise<Finding[]> {
  let db: Database | undefined
  const lines: Finding[] = []
  const fails = async (error: unknown) => {
    // SQLite calls a full disk an I/O error as well.
    const isFull = await isDiskFull().catch(() => false)
    const reason = isFull ? 'the disk is full' : reasonOf(error)
    const text = `The store fails: ${reason}`
    const told = finding('store fails', false, 1, text)
    // What is wrong with its file has a section of its own.
    lines.push(reason.includes('(operate.md') ? { ...told, text } : told)
  }
  try {
    db = await open()
    await checkWrite(db).then((line) => lines.push(line), fails)
    lines.push(...(await findings(db, now)))
  } catch (error) {
    await fails(error)
  } finally {
    await db?.destroy()
  }
  return lines
}
