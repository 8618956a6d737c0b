import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { storeLead } from '@/lib/enquiries/receive'
import { emptySqlite } from '@/testing/stores'
import { backUp } from './backup'
import { assertStoreIsWhole, database } from './open'
import { assertStoreTakesLeads } from './readiness'
import { openSqlite } from './sqlite'

const mockSettings = { DATA_DIR: '' }
jest.mock('@/lib/env', () => ({ storeEnv: () => mockSettings }))

let files: Awaited<ReturnType<typeof emptySqlite>>
let file: string
let backup: string

const store = (submission: string) =>
  storeLead({ form: 'contact', payload: {}, submission, now: 0 })

/** The leads that a restart would find. */
function afterRestart() {
  const code = `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)})
    console.log(JSON.stringify(db.prepare('select id from leads').all().map(({ id }) => id)))`
  const { stdout } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
  return JSON.parse(stdout) as string[]
}

beforeEach(async () => {
  files = await emptySqlite()
  Object.assign(mockSettings, files.settings)
  file = path.join(mockSettings.DATA_DIR, 'site.db')
  backup = path.join(mockSettings.DATA_DIR, 'backup')
  await store('before the backup')
  await backUp(await database(), backup, 0)
  await store('after the backup')
  // What is in the log only would make a file whole again.
  await sql`pragma wal_checkpoint(truncate)`.execute(await database())
})

afterEach(async () => {
  await database().then((db) => db.destroy(), String)
  delete (globalThis as { octaRuntime?: unknown }).octaRuntime
  await files.remove()
})

const removeAll = () => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

test.each<[string, () => void]>([
  ['deleted', () => rmSync(file)],
  ['deleted with its log', removeAll],
  ['moved away', () => renameSync(file, `${file}.moved`)],
  ['overwritten with garbage', () => writeFileSync(file, randomBytes(statSync(file).size))],
  ['replaced by garbage', () => (removeAll(), writeFileSync(file, randomBytes(9_000)))],
  ['truncated', () => truncateSync(file, 0)],
  ['cut off', () => truncateSync(file, statSync(file).size - 4096)],
])('a file that is %s takes no leads until a backup lies in its place', async (_, damage) => {
  damage()
  await expect(store('lost')).rejects.toThrow(file)
  await expect(store('lost')).rejects.toThrow(`cp ${backup} ${file} && rm -f ${file}-wal`)
  await expect(assertStoreTakesLeads()).rejects.toThrow(file)
  removeAll()
  copyFileSync(backup, file)
  await assertStoreTakesLeads()
  const { id } = await store('after all')
  expect(afterRestart()).toContain(id)
})

test('a file that is moved away and back keeps all that was stored', async () => {
  renameSync(file, `${file}.moved`)
  await expect(store('lost')).rejects.toThrow('it is not there')
  renameSync(`${file}.moved`, file)
  const { id } = await store('after all')
  const kept = afterRestart()
  expect(kept).toContain(id)
  expect(kept.length).toBeGreaterThanOrEqual(3)
})

test('a store that was put in place of another is used once the log of the other is gone', async () => {
  const other = await openSqlite(file)
  renameSync(backup, file)
  // On a busy machine the first error comes too late for the second try to be made.
  await expect(store('lost')).rejects.toThrow(file)
  await expect(store('lost')).rejects.toThrow('the log beside it is that of another file')
  await expect(other.selectFrom('leads').select('id').execute()).rejects.toThrow('replaced')
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix)
  const { id } = await store('after all')
  expect(afterRestart()).toContain(id)
})

test('damage where nobody reads is found by a look at the whole file', async () => {
  const { rows } = await sql<{ page: number }>`select rootpage as page
    from sqlite_schema where name = 'key_values'`.execute(await database())
  const page = rows[0]?.page ?? 0
  await assertStoreIsWhole()
  const disk = openSync(file, 'r+')
  writeSync(disk, randomBytes(4096), 0, 4096, (page - 1) * 4096)
  closeSync(disk)
  await store('goes on')
  await expect(assertStoreIsWhole()).rejects.toThrow(`cp ${backup} ${file}`)
  await expect(store('lost')).rejects.toThrow(file)
  await expect(assertStoreTakesLeads()).rejects.toThrow(file)
})

test('a start on a damaged file says in one line which it is and how to restore the last backup', async () => {
  await (await database()).destroy()
  const whole = readFileSync(file)
  const garbage = randomBytes(9_000)
  for (const damaged of [garbage, Buffer.concat([whole.subarray(0, 4096), garbage])]) {
    writeFileSync(file, damaged)
    const failed = await openSqlite(file).catch(String)
    expect(failed).toMatch(`${file}: `)
    expect(failed).toMatch(`cp ${backup} ${file}`)
    expect(failed).not.toMatch('\n')
  }
  writeFileSync(file, whole)
})

test('a start without the file does not throw its log away', async () => {
  await (await database()).destroy()
  rmSync(file)
  writeFileSync(`${file}-wal`, 'leads')
  await expect(openSqlite(file)).rejects.toThrow(`${file}: it is not there, but its log is.`)
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('leads')
})
