import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { pipeline } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { promisify } from 'node:util'
import { openPostgres } from '@/lib/enquiries'
import { startSandbox } from '@/sandbox/server'
import { account } from '@/scripts/faults/account'
import { copyProject, markAsNext } from '@/scripts/faults/releases'
import { startVisitors } from '@/scripts/faults/visitors'
import { formRoutes, openPage } from '@/testing/form-client'
import { freePort } from '@/testing/free-port.mjs'
import { commandBlocks } from './one-machine'

const run = promisify(execFile)
const password = 'onlyForThisTest'
const [version, nextVersion] = ['test-42', 'test-43']
const everyMs = 250
const awayMs = 4_000
const toldWithinMs = 2_000
const deliveredWithinMs = 120_000

/** What is killed, the last to be started first, and how a form may end besides with a thank-you. */
const deaths: { killed: string[]; mayEnd: string[] }[] = [
  { killed: ['site-1'], mayEnd: [] },
  { killed: ['site-2'], mayEnd: [] },
  { killed: ['site-1', 'site-2'], mayEnd: ['no answer'] },
  { killed: ['site-1', 'nginx'], mayEnd: ['no answer'] },
  { killed: ['postgres'], mayEnd: ['given back'] },
]

/** Whether there is an engine that this user may use. */
export const hasDocker = () =>
  spawnSync('sh', ['-c', 'docker info && docker compose version']).status === 0

/** Makes a copy of the checkout an installation beside any other; resolves to its certificate. */
async function configure(project: string, settings: Record<string, string>, ports: number[]) {
  const file = path.join(project, 'compose.yaml')
  const text = (await readFile(file, 'utf8'))
    .replaceAll('172.30.91', '172.30.92')
    .replace('6796::', '6797::')
    .replace("'80:8080', '443:8443'", `'${ports[0]}:8080', '${ports[1]}:8443'`)
    .replace('init: true', "init: true\n  extra_hosts: ['backend:host-gateway']")
  await writeFile(file, text)
  await appendFile(path.join(project, '.dockerignore'), '!instrumentation-client.ts\n')
  const secrets = path.join(project, 'secrets')
  const lines = Object.entries({ ...settings, SECRETS: secrets, VERSION: version })
  await writeFile(path.join(project, '.env'), lines.map((line) => line.join('=')).join('\n'))
  const tls = path.join(secrets, 'tls')
  await mkdir(tls, { recursive: true })
  const store = `postgres://octa_gym:${password}@postgres:5432/octa_gym?sslmode=disable`
  await writeFile(
    path.join(secrets, 'site.env'),
    `BACKEND_TOKEN=the-token\nDATABASE_URL=${store}\n`,
  )
  for (const name of ['site-password', 'postgres-password'])
    await writeFile(path.join(secrets, name), password)
  const subject = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const files = `-keyout ${tls}/privkey.pem -out ${tls}/fullchain.pem`
  await run('openssl', `req -x509 -newkey rsa:2048 -nodes -days 2 ${subject} ${files}`.split(' '))
  await run('chmod', ['-R', 'a+rX', secrets])
  return readFile(`${tls}/fullchain.pem`, 'utf8')
}

/**
 * Builds and starts compose.yaml with the commands of docs/operate.md under another name, kills its
 * containers and brings the next release while forms are sent, and accounts for each form.
 * @returns what is not as it must be
 */
export async function tryCompose(): Promise<string[]> {
  const project = await copyProject()
  const sandbox = await startSandbox({ port: 0, token: 'the-token', tokenHeader: 'x-access-token' })
  // The sandbox listens on the loopback address only, where no container reaches it.
  const backend = createServer((socket) => {
    pipeline(socket, connect(sandbox.port, '127.0.0.1'), socket, () => undefined)
  })
  const [http, https, backendPort] = [await freePort(), await freePort(), await freePort()]
  await once(backend.listen(backendPort), 'listening')
  const front = `https://localhost:${https}`
  const name = `octa-gym-test-${https}`
  const problems: string[] = []
  const inherited = ['PATH', 'HOME', 'DOCKER_HOST', 'DOCKER_CONFIG', 'DOCKER_CONTEXT']
  const env = Object.fromEntries(inherited.map((one) => [one, process.env[one]]))
  const options = { cwd: project, env: env as NodeJS.ProcessEnv, maxBuffer: 64 * 1024 * 1024 }
  const shell = async (text: string) => (await run('sh', ['-euc', text], options)).stdout.trim()

  function remove() {
    const tags = [version, nextVersion].map((one) => `octa-gym:${one} octa-gym-nginx:${one}`)
    const commands = `docker rm --force --volumes ${name}-stranger
      docker compose down --volumes --timeout 5; docker image rm ${tags.join(' ')}`
    execFileSync('sh', ['-c', `{ ${commands}; } > /dev/null 2>&1 || true`], options)
    rmSync(project, { recursive: true, force: true })
  }
  process.once('exit', remove)

  /** While no site is there, a page comes from the cache and a form gets its answer soon. */
  async function askWithoutSites() {
    const page = await fetch(front + formRoutes[0])
    if (page.status !== 200) problems.push(`a page without a site: ${page.status}`)
    const began = performance.now()
    const form = await fetch(front, { method: 'POST', body: new FormData() })
    const ms = Math.round(performance.now() - began)
    if (form.status !== 503 || ms > toldWithinMs)
      problems.push(`a form without a site: ${form.status} after ${ms} ms`)
  }

  /** Kills containers, has a stranger join their network, and starts them again. */
  async function kill(killed: readonly string[]) {
    await shell(`docker compose kill ${killed.join(' ')}
      docker run --detach --rm --name ${name}-stranger --network ${name}_front \
        octa-gym-nginx:${version} sleep 600`)
    await wait(awayMs)
    if (killed.join() === 'site-1,site-2') await askWithoutSites()
    for (const service of killed.toReversed())
      await shell(`docker compose up --detach --no-deps --wait ${service}`)
    await shell(`docker rm --force --volumes ${name}-stranger`)
  }

  async function storedLeads() {
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}'
    const host = await shell(`docker inspect --format '${format}' ${name}-postgres-1`)
    const store = `postgres://octa_gym:${password}@${host}:5432/octa_gym?sslmode=disable`
    const db = await openPostgres(store)
    const rows = await db.selectFrom('leads').selectAll().execute()
    await db.destroy()
    return rows
  }

  async function deliveredLeads() {
    const deadline = Date.now() + deliveredWithinMs
    for (;;) {
      const stored = await storedLeads()
      const isOver = stored.every(({ state }) => state !== 'pending') || Date.now() > deadline
      if (isOver) return stored
      await wait(500)
    }
  }

  try {
    const settings = {
      COMPOSE_PROJECT_NAME: name,
      SITE_URL: front,
      BACKEND_URL: `http://backend:${backendPort}`,
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
      // The visitors of this test name their own addresses.
      TRUST_PROXY: '2',
    }
    const certificate = await configure(project, settings, [http, https])
    setDefaultCACertificates([...getCACertificates(), certificate])
    const [start = ''] = await commandBlocks('Containers')
    await shell(start)
    const pages = await Promise.all(formRoutes.map((route) => openPage(front, route)))
    const visitors = startVisitors({
      fronts: [front],
      pages: new Map([[version, pages]]),
      problems,
    })
    const during = async (broken: string, mayEnd: string[], work: () => Promise<unknown>) => {
      let over = false
      const worked = work()
        .catch((error: unknown) => void problems.push(`${broken}: ${String(error)}`))
        .finally(() => (over = true))
      const visits: Promise<void>[] = []
      for (; !over; await wait(everyMs)) {
        const seed = visitors.sent.length
        const visit = { mark: `compose-${seed}`, seed, broken: [broken], withinMs: 1, mayEnd }
        visits.push(visitors.visit(visit))
      }
      await Promise.all([worked, ...visits])
    }
    for (const { killed, mayEnd } of deaths)
      await during(`${killed.join(' and ')} killed`, mayEnd, () => kill(killed))

    await markAsNext(project)
    const roll = (await commandBlocks('Deploying and rolling back'))[1] ?? ''
    const [change = '', build = '', ...replace] = roll.replace('43', nextVersion).split('\n')
    await shell(`${change}\n${build}`)
    // nginx, which comes last, refuses connections for a moment.
    await during('another release', ['no answer'], () => shell(replace.join('\n')))

    const accounted = account(visitors.sent, await deliveredLeads(), sandbox.leads())
    const { thanked, delivered, lost, twice } = accounted
    const posts = visitors.waits.length
    console.table(Object.fromEntries(visitors.answersByFault))
    console.table({ compose: { posts, thanked, delivered, lost, twice } })
    return [...problems, ...accounted.problems]
  } finally {
    process.off('exit', remove)
    remove()
    backend.close()
    await sandbox.close()
  }
}
