import { once } from 'node:events'
import { createServer } from 'node:http'
import { startPostgres } from './postgres.mjs'

/**
 * Listens on an address that answers with the address of a Postgres, which is started when it is
 * first asked for: most test files need none.
 */
export async function lazyPostgres() {
  let started
  const start = async () => {
    const server = await startPostgres()
    return { server, database: await server.createDatabase('tests') }
  }
  const server = createServer((_, response) => {
    response.setHeader('connection', 'close')
    started ??= start()
    started.then(
      ({ database }) => response.end(database),
      (error) => response.writeHead(500).end(String(error)),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    async stop() {
      server.close()
      await (await started)?.server.stop()
    },
  }
}
