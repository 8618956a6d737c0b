import { openPostgres } from '@/lib/store/postgres'
import { startPostgres } from '@/testing/postgres.mjs'
import { startTcpProxy } from '@/testing/tcp-proxy'
import { storeQueries, type FaultyStore, prolonged } from './stores'
import type { Trouble } from './troubles'

/** A Postgres whose connections can be cut, that can be stopped and that can go silent. */
export async function faultyPostgres(): Promise<FaultyStore> {
  const server = await startPostgres()
  const url = await server.createDatabase('faults')
  const { hostname: host, port } = new URL(url)
  const proxy = await startTcpProxy({ host, port: Number(port) })
  const through = new URL(url)
  through.host = `127.0.0.1:${proxy.port}`
  const silent: Trouble = {
    begin: () => Promise.resolve(proxy.silence()),
    end: () => Promise.resolve(proxy.forward()),
  }
  return {
    ...storeQueries(() => openPostgres(url)),
    settings: { DATABASE_URL: through.href },
    troubles: {
      'connections cut': { begin: () => server.cut() },
      'Postgres stopped': { begin: server.pause, end: server.resume },
      'Postgres silent': silent,
      'Postgres silent for long': prolonged(silent),
    },
    note: '',
    async remove() {
      await proxy.close()
      await server.stop()
    },
  }
}
