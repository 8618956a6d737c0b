import 'server-only'
import { sql } from 'kysely'
import type { Database } from '@/lib/store/tables'
import { longestPauseMs } from './backoff'

/** A lead that was taken for an attempt. `body` is the JSON text for the backend. */
export interface ClaimedLead {
  id: string
  form: string
  body: string
  /** Attempts begun, this one included. */
  attempts: number
  /** The first attempt, or when somebody had it tried again; milliseconds since 1970. */
  triedSince: number
}

/** Which leads are wanted. Times are milliseconds since 1970. */
export interface ClaimOptions {
  form: string
  limit: number
  now: number
  /** Leads last tried before this time are due, whatever pause they are in. */
  recoveredAt: number
  /** To see whether the backend is back, any waiting lead will do. */
  probe: boolean
}

/** Longer than an attempt can last, so that only an attempt that was cut off is made again. */
const leaseMs = 15_000
/** What lies further ahead than any pause was written while the clock was wrong. */
const clockSlackMs = 60_000

function due(db: Database, { form, limit, now, recoveredAt, probe }: ClaimOptions) {
  return db
    .selectFrom('leads')
    .select('id')
    .where('state', '=', sql.lit('pending'))
    .where('form', '=', form)
    .where((eb) =>
      eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + leaseMs + clockSlackMs)]),
    )
    .$if(!probe, (query) =>
      query.where((eb) =>
        eb.or([
          eb('attempts', '=', 0),
          eb('due_at', '<=', now),
          eb('due_at', '>', now + longestPauseMs + clockSlackMs),
          eb.and([eb('tried_at', '<', recoveredAt), eb('hold_until', '<=', now)]),
        ]),
      ),
    )
    .orderBy('attempts')
    .orderBy('due_at')
    .limit(limit)
}

/**
 * Takes leads of a form that are due, those with the fewest attempts first, and hides them while an
 * attempt can last. Writes nothing when there are none.
 * @throws when the database refuses
 */
export async function claimLeads(db: Database, wanted: ClaimOptions): Promise<ClaimedLead[]> {
  const { now } = wanted
  // On SQLite an update takes the lock of the file, also one that changes nothing.
  const mustLook = db.kind === 'sqlite'
  if (mustLook && !(await due(db, { ...wanted, limit: 1 }).executeTakeFirst())) return []
  const rows = await db
    .with('due', () =>
      due(db, wanted).$if(db.kind === 'postgres', (query) => query.forUpdate().skipLocked()),
    )
    .updateTable('leads')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      lease_until: now + leaseMs,
      tried_at: now,
      tried_since: eb.case().when('attempts', '=', 0).then(now).else(eb.ref('tried_since')).end(),
    }))
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning(['id', 'form', 'payload', 'attempts', 'tried_since'])
    .execute()
  return rows.map(({ payload: body, tried_since: triedSince, ...lead }) => ({
    ...lead,
    body,
    triedSince,
  }))
}
