import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  closeSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { log } from '@/lib/log'
import { emptySqlite } from '@/testing/stores'
import { receiveLead } from '../receive'
import { backUp } from './backup'
import { openSqlite } from './sqlite'
import { troubleWith } from './sqlite-trouble'
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
  await expect(store('lost')).rejects.toThrow(/\(operate\.md, Store (gone|damaged)\)$/)
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
  expect(await said).toMatch(new RegExp(`^The site ends: ${file} is gone: it was deleted.*\n$`))
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
  await expect(backUp(db, `${backup}-2`, 1)).rejects.toThrow('a page of it is damaged')
  expect(existsSync(`${backup}-2`)).toBe(false)
})

const operate = readFileSync('docs/operate.md', 'utf8')

/** Does what docs/operate.md says to type as root, where systemd and `leads` only say what they would do. */
function restoreAsPrinted() {
  const [, block = ''] = /^\*\*SQLite\.\*\*.*?```sh\n(.*?)```/ms.exec(operate) ?? []
  const here = block
    .replace('chown octa-gym:', `chown ${userInfo().username}:`)
    .replace('-o octa-gym', `-o ${userInfo().username}`)
    .replaceAll('/var/lib/octa-gym', path.dirname(file))
  const said = 'systemctl() { echo "$@"; }; leads() { echo "$@"; }'
  return spawnSync('sh', ['-c', `${said}\n${here}`], { encoding: 'utf8' }).stdout
}

test('a start on a damaged file says which it is; what is printed restores the last backup, keeps the file and takes from it before anything is delivered', async () => {
  await db.destroy()
  const whole = readFileSync(file)
  const garbage = randomBytes(9_000)
  for (const damaged of [garbage, Buffer.concat([whole.subarray(0, 4096), garbage])]) {
    writeFileSync(file, damaged)
    const failed = openSqlite(file)
    await expect(failed).rejects.toThrow(`${file} is damaged: `)
    await expect(failed).rejects.toThrow(/^[^\n]* \(operate\.md, Store damaged\)$/)
    expect(restoreAsPrinted()).toMatch(
      /^stop octa-gym@\*\nadd \S+\/aside-\w+\/site\.db\nstart octa-gym@3001 octa-gym@3002 octa-gym-backup\n$/,
    )
    await restart()
    expect(found()).toHaveLength(1)
    await db.destroy()
  }
  const aside = globSync(path.join(path.dirname(file), 'aside-*', 'site.db'))
  expect(aside.map((one) => statSync(one).size)).toHaveLength(2)
})

test('what is printed brings back a store that is gone, and moves nothing without a backup', async () => {
  await db.destroy()
  removeAll()
  restoreAsPrinted()
  await restart()
  expect(found()).toHaveLength(1)
  await db.destroy()
  rmSync(backup)
  const before = readFileSync(file)
  restoreAsPrinted()
  expect(readFileSync(file)).toEqual(before)
})

test('an intact file that can’t be opened is safe, and opened once that is over', async () => {
  await db.destroy()
  mkdirSync(`${file}-wal`)
  await expect(openSqlite(file)).rejects.toThrow(
    /what is in it is safe: .* \(operate\.md, Store closed\)$/,
  )
  rmSync(`${file}-wal`, { recursive: true })
  await restart()
  expect(found()).toHaveLength(2)
})

test('each trouble is a section of docs/operate.md', () => {
  for (const code of ['STORE_CLOSED', 'STORE_GONE', 'STORE_DAMAGED'] as const) {
    const [, section = ''] =
      /\(operate\.md, (.*)\)$/.exec(troubleWith(file, code, '').message) ?? []
    expect(operate).toContain(`\n**${section}.** `)
  }
})

test('a file that can’t be written to for a while keeps its process, and takes leads after it', async () => {
  await sql`pragma query_only = on`.execute(db)
  await expect(store('meanwhile')).rejects.toThrow('what is in it is safe')
  await sql`pragma query_only = off`.execute(db)
  const { id } = await store('after it')
  expect(found()).toContain(id)
  expect(onLost).not.toHaveBeenCalled()
})

test.each<[string, () => void, string]>([
  ['is not there', removeAll, 'it is not there, and was'],
  ['is empty', () => (removeAll(), writeFileSync(file, '')), 'it is empty, and was not'],
  [
    'is not there, but its log is',
    () => {
      removeAll()
      rmSync(path.join(path.dirname(file), 'last-backup'))
      writeFileSync(`${file}-wal`, 'leads')
    },
    'it is not there, and was',
  ],
])('a start on a store that %s makes no new one', async (_, lose, words) => {
  await db.destroy()
  lose()
  const before = readdirSync(path.dirname(file))
  await expect(openSqlite(file)).rejects.toThrow(
    `${file} is gone: ${words} (operate.md, Store gone)`,
  )
  expect(readdirSync(path.dirname(file))).toEqual(before)
})

test('the first start makes a store, and says so', async () => {
  const other = await emptySqlite()
  const told = jest.spyOn(log, 'warn')
  const opened = await other.open()
  await opened.destroy()
  await (await other.open()).destroy()
  expect(told.mock.calls).toEqual([[expect.anything(), 'a new, empty store was made']])
  told.mockRestore()
  await other.remove()
})
