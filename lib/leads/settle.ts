import 'server-only'
import type { PostResult } from '@/lib/backend/post'
import type { Database } from '@/lib/store/tables'
import { longestPauseMs, pauseMs, tryForMs } from './backoff'
import type { ClaimedLead } from './claim'
import { answerStatus } from './erase'

/** How an attempt ended. Times are milliseconds since 1970. */
export type Outcome =
  | { state: 'delivered' | 'failed'; answer: string; at: number }
  | { state: 'pending'; answer: string; dueAt: number; holdUntil: number }

/**
 * What follows from the backend's answer to an attempt (contract "Wire").
 * @param at when it came, in milliseconds since 1970
 */
export function decideOutcome(result: PostResult, lead: ClaimedLead, at: number): Outcome {
  const { kind, answer } = result
  if (kind === 'delivered') return { state: 'delivered', answer, at }
  const { attempts, triedSince } = lead
  if (kind === 'refused' || at - triedSince > tryForMs) return { state: 'failed', answer, at }
  const { retryAfterMs = 0 } = result
  return {
    state: 'pending',
    answer,
    dueAt: at + pauseMs(attempts, retryAfterMs),
    holdUntil: at + Math.min(Math.round(retryAfterMs), longestPauseMs),
  }
}

/**
 * Records how an attempt ended. Delivered always counts; any other end only while no later attempt
 * was begun.
 * @throws when the database refuses
 */
export async function settleLead(
  db: Database,
  { id, attempts }: Pick<ClaimedLead, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<void> {
  const { state, answer } = outcome
  const times =
    outcome.state === 'pending'
      ? { due_at: outcome.dueAt, hold_until: outcome.holdUntil }
      : { settled_at: outcome.at }
  await db
    .updateTable('leads')
    .set((eb) => ({
      state,
      last_answer: eb
        .case()
        .when('erased_at', 'is', null)
        .then(answer)
        .else(answerStatus(answer))
        .end(),
      lease_until: 0,
      ...times,
    }))
    .where('id', '=', id)
    .$if(state !== 'delivered', (query) =>
      query.where('state', '=', 'pending').where('attempts', '=', attempts),
    )
    .execute()
}
