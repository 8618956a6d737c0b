import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { exitOnSignals, requireBuild, run } from '@/scripts/process/command'
import { listen } from '@/testing/http'
import { startSite } from '@/testing/site'
import { engines } from './engines'
import { steps } from './steps'

const say = (line: string) => process.stdout.write(`${line}\n`)

const violationPath = '/violation'
const violations: string[] = []
let scripts = true

/**
 * A server before the site: fonts come a second late, violations of the policy are written down, and
 * pages come without their scripts while `scripts` is off. (Neither driver works without JavaScript.)
 */
const between = (site: string) =>
  createServer((asked, answer) => {
    const { method, url = '/' } = asked
    if (url === violationPath) asked.on('data', (report) => violations.push(String(report)))
    if (url === violationPath) return void answer.writeHead(204).end()
    const headers = { ...asked.headers, 'accept-encoding': 'identity', 'if-none-match': '' }
    const send = async (got: IncomingMessage) => {
      const body = await buffer(got)
      const policy = got.headers['content-security-policy']
      delete got.headers['content-length']
      if (policy)
        got.headers['content-security-policy'] = `${String(policy)}; report-uri ${violationPath}`
      answer.writeHead(got.statusCode ?? 500, got.headers)
      if (scripts || !policy?.includes('script-src')) answer.end(body)
      else answer.end(String(body).replaceAll(/<script\b.*?<\/script>/gs, ''))
    }
    const late = url.endsWith('.woff2') ? 1000 : 0
    asked.pipe(
      request(site + url, { method, headers }, (got) => setTimeout(() => void send(got), late)),
    )
  })

async function test({ name, start }: (typeof engines)[number], site: string) {
  const tab = await start()
  for (const [what, step] of Object.entries(steps)) {
    const begun = performance.now()
    scripts = !what.endsWith('without JavaScript')
    const failure = await step(tab, site).then(() => '', String)
    const found = [failure, ...tab.errors.splice(0), ...violations.splice(0)].filter(Boolean)
    const seconds = Math.round((performance.now() - begun) / 1000)
    say(`${found.length > 0 ? '✗' : '✓'} ${name}: ${what} (${seconds} s)`)
    if (found.length > 0) process.exitCode = 1
    for (const line of found) say(`  ${line}`)
  }
  await tab.close()
}

run(async () => {
  requireBuild()
  exitOnSignals()
  const site = await startSite()
  const server = between(site.url)
  const address = `http://localhost:${await listen(server)}`
  // What browsers keep; the library that draws asks for XDG_CACHE_HOME only.
  const folder = mkdtempSync(path.join(tmpdir(), 'browsers-'))
  Object.assign(process.env, { HOME: folder, TMPDIR: folder, XDG_CACHE_HOME: folder })
  for (const engine of engines) {
    if (spawnSync('which', engine.programs).status === 0) await test(engine, address)
    else say(`Not tested here: ${engine.name}, apt-get install ${engine.packages}`)
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  server.closeAllConnections()
  server.close()
  await site.close()
})
