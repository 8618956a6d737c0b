import { startPostgres } from './postgres.mjs'

/**
 * A program that keeps two Postgres servers, the second a standby of the first, until its parent
 * disconnects. `start` answers the address that names both, with an empty database; each other message
 * is done when it is answered.
 */
async function startPair() {
  const server = await startPostgres()
  const alone = await server.createDatabase('site')
  const standby = await server.startStandby()
  const both = alone.replace(/(localhost:\d+)/, `$1,localhost:${standby.port}`)
  return {
    start: () => `${both}?target_session_attrs=read-write`,
    waitForStandbys: server.waitForStandbys,
    stopFirst: server.pause,
    promote: standby.promote,
    async end() {
      await standby.stop()
      await server.stop()
    },
  }
}

const pair = startPair()

process.on('message', async ([does, argument]) => {
  process.send((await (await pair)[does](argument)) ?? 'done')
})
process.once('disconnect', async () => (await pair).end())
