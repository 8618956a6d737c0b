import { log } from '@/lib/log'
import type { Database } from '@/lib/store/tables'
import { stores } from '@/testing/stores'
import { receiveLead } from './receive'
import { watchWaiting } from './watch'

const minute = 60_000

describe.each(stores)('what is watched in %s', (_, empty) => {
  let files: Awaited<ReturnType<typeof empty>>
  let db: Database

  beforeEach(async () => {
    files = await empty()
    db = await files.open()
  })

  afterEach(async () => {
    jest.restoreAllMocks()
    await db.destroy()
    await files.remove()
  })

  test('leads that wait longer than ten minutes are told once, and once when that is over', async () => {
    const error = jest.spyOn(log, 'error')
    const info = jest.spyOn(log, 'info')
    const late = new Set<string>()
    await receiveLead(db, { form: 'contact', payload: {}, submission: '', now: 0 })
    for (const now of [10 * minute, 11 * minute, 12 * minute]) await watchWaiting(db, late, now)
    expect(error.mock.calls.map(([entry]) => entry)).toEqual([
      { form: 'contact', leads: 1, seconds: 660 },
    ])
    await db.updateTable('leads').set({ state: 'delivered' }).execute()
    for (const now of [13 * minute, 14 * minute]) await watchWaiting(db, late, now)
    expect(info.mock.calls.map(([entry]) => entry)).toEqual([{ form: 'contact' }])
  })
})
