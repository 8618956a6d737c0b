import { once } from 'node:events'
import { createServer } from 'node:http'
import { startPostgres } from './postgres.mjs'

/**
 * Listens on an address that answers with the address of a Postgres. That is started when it is first
 * asked for: most test files need none.
 */
export default async function start() {
  let started
  const startTests = async () => {
    const server = await startPostgres()
    return { server, database: await server.createDatabase('tests') }
  }
  const server = createServer((_, response) => {
    response.setHeader('connection', 'close')
    started ??= startTests()
    started.then(
      ({ database }) => response.end(database),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  process.env.TEST_POSTGRES = `http://127.0.0.1:${server.address().port}`
  globalThis.stopPostgres = async () => {
    server.close()
    await (await started)?.server.stop()
  }
}
