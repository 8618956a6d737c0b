import { writeDraft } from './draft'
import { inStorage } from './browser-storage'
import { repeatKnownMs } from './submission-id'
import { timeLimit } from './time-limit'
import { forgetWaiting, type WaitingSubmission } from './waiting'

const longestMs = 7 * 24 * 3_600_000
const answerMs = 20_000

/**
 * Reads a submission that waits, unless it was sent or discarded meanwhile. One that has waited for
 * seven days is forgotten.
 */
export function readWaiting(key: string): WaitingSubmission | undefined {
  const waiting = inStorage('localStorage', (storage) => {
    const kept = storage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as WaitingSubmission)
  })
  if (waiting && waiting.at > Date.now() - longestMs) return waiting
  forgetWaiting(key)
  return undefined
}

/** Whether it may be sent without asking: for as long as the server would know it to be a repeat. */
export const maySend = ({ at }: WaitingSubmission) => at > Date.now() - repeatKnownMs

/** The form was refused: its page shows what was typed when it is next opened. */
function giveBack(fields: WaitingSubmission['fields']) {
  const values = Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  )
  writeDraft('localStorage', values.form ?? '', values)
}

/**
 * Sends a submission from whichever page is open, as its own page does without JavaScript: that works
 * after a deploy too.
 */
export async function sendWaiting(
  key: string,
  { page, fields }: WaitingSubmission,
): Promise<'sent' | 'later' | 'given back'> {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  try {
    const signal = timeLimit(answerMs)
    const { ok, redirected, url } = await fetch(page, { method: 'POST', body: data, signal })
    if (!ok) return 'later'
    const sent = redirected && new URL(url).pathname !== page
    if (!sent) giveBack(fields)
    forgetWaiting(key)
    return sent ? 'sent' : 'given back'
  } catch {
    return 'later' // No network, or no answer.
  }
}
