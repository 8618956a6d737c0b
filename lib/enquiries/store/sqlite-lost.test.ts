import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
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
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { emptySqlite } from '@/testing/stores'
import { receiveLead } from '../receive'
import { backUp } from './backup'
import { openSqlite } from './sqlite'
import type { Database } from './tables'

let files: Awaited<ReturnType<typeof emptySqlite>>
let file: string
let backup: string
let db: Database
const onLost = jest.fn<void, [Error]>()

const store = (submission: string) =>
  receiveLead(db, { form: 'contact', payload: {}, submission, now: 0 })
const restart = async () => void (db = await openSqlite(file, onLost))

/** The leads that another process finds. */
function found() {
  const code = `const db = new (require('node:sqlite').DatabaseSync)(${JSON.stringify(file)})
    console.log(JSON.stringify(db.prepare('select id from leads').all().map(({ id }) => id)))`
  const { stdout } = spawnSync(process.execPath, ['-e', code], { encoding: 'utf8' })
  return JSON.parse(stdout) as string[]
}

beforeEach(async () => {
  onLost.mockReset()
  files = await emptySqlite()
  const folder = files.settings.DATA_DIR ?? ''
  file = path.join(folder, 'site.db')
  backup = path.join(folder, 'backup')
  await restart()
  await store('before the backup')
  await backUp(db, backup, 0)
  await store('after the backup')
  // What is in the log only would make a file whole again.
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
})

afterEach(async () => {
  await db.destroy()
  await files.remove()
})

const removeAll = () => {
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
}

test.each<[string, () => void]>([
  ['deleted', () => rmSync(file)],
  ['deleted with its log', removeAll],
  ['moved away', () => renameSync(file, `${file}.moved`)],
  ['replaced by garbage', () => (removeAll(), writeFileSync(file, randomBytes(9_000)))],
  ['truncated', () => truncateSync(file, 0)],
  ['cut off', () => truncateSync(file, statSync(file).size - 4096)],
])('a file that is %s takes no leads, and a restart goes on from a backup', async (_, damage) => {
  damage()
  await expect(store('lost')).rejects.toThrow(file)
  await expect(store('lost')).rejects.toThrow(`cp ${backup} ${file} && rm -f ${file}-wal`)
  expect(onLost).toHaveBeenCalledTimes(1)
  await db.destroy()
  removeAll()
  copyFileSync(backup, file)
  await restart()
  const { id } = await store('after all')
  expect(found()).toContain(id)
})

test('a file that is moved away and back keeps all that was stored', async () => {
  const { id } = await store('before it is moved')
  renameSync(file, `${file}.moved`)
  await expect(store('lost')).rejects.toThrow('deleted, moved or replaced')
  await db.destroy()
  renameSync(`${file}.moved`, file)
  await restart()
  expect(found()).toContain(id)
  expect(found().length).toBeGreaterThanOrEqual(3)
})

test('a process whose file is gone ends with one line that names it', async () => {
  const code = `const { database } = require('./lib/enquiries/store/open.ts')
    database().then((db) => {
      console.log('open')
      setInterval(() => db.selectFrom('leads').select('id').execute().catch(() => undefined), 50)
    })`
  const { NODE_ENV, PATH, TMPDIR } = process.env
  const child = spawn(
    process.execPath,
    ['--conditions=react-server', '--import', 'tsx', '-e', code],
    { env: { NODE_ENV, PATH, TMPDIR, ...files.settings } },
  )
  const said = text(child.stderr)
  await once(child.stdout, 'data')
  rmSync(file)
  expect(await once(child, 'exit')).toEqual([1, null])
  expect(await said).toMatch(new RegExp(`^The site ends: ${file}: it was deleted.*\n$`))
})

test.each(['leaf', 'overflow'])('a backup fails where a page is damaged (%s)', async (pagetype) => {
  const payload = { comments: 'x'.repeat(9_000) }
  await receiveLead(db, { form: 'contact', payload, submission: 'long', now: 0 })
  await sql`pragma wal_checkpoint(truncate)`.execute(db)
  const { rows } = await sql<{ page: number }>`select pageno as page from dbstat
    where name = 'leads' and pagetype = ${pagetype}`.execute(db)
  await db.destroy()
  const disk = openSync(file, 'r+')
  writeSync(disk, Buffer.alloc(4096, 17), 0, 4096, ((rows[0]?.page ?? 0) - 1) * 4096)
  closeSync(disk)
  await restart()
  await expect(backUp(db, `${backup}-2`, 1)).rejects.toThrow(`cp ${backup} ${file}`)
  expect(existsSync(`${backup}-2`)).toBe(false)
})

test('a start on a damaged file says in one line which it is and how to restore the last backup', async () => {
  await db.destroy()
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
  await db.destroy()
  rmSync(file)
  writeFileSync(`${file}-wal`, 'leads')
  await expect(openSqlite(file)).rejects.toThrow(`${file}: it is not there, but its log is.`)
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('leads')
})
