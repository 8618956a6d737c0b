import { startPostgres } from '@/testing/postgres.mjs'
import { startSite } from '@/testing/site'

/** Starts one site on SQLite and one on Postgres, each with a backend of its own. */
export async function startSites() {
  const server = await startPostgres()
  const sqlite = await startSite({ TRUST_PROXY: '1' })
  const database = await server.createDatabase('bench')
  const postgres = await startSite({ TRUST_PROXY: '1', DATABASE_URL: database })
  const remove = async () => {
    await Promise.all([sqlite.close(), postgres.close()])
    await server.stop()
  }
  const delivered = () => sqlite.sandbox.leads().length + postgres.sandbox.leads().length
  return { sqlite, postgres, delivered, remove }
}
