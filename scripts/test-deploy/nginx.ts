import { execFile, spawnSync } from 'node:child_process'
import { chown, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { startProgram, waitUntilAnswering } from '@/scripts/process/next-process'
import { freePort } from '@/testing/free-port.mjs'

const run = promisify(execFile)

export const has = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/** Makes a self-signed certificate, for TLS and HTTP/2. */
async function makeCertificate(folder: string) {
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name))
  await run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-keyout', key ?? '', '-out', certificate ?? ''],
  ])
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}

/**
 * Starts nginx with the configuration of a release. Only the files in `local/` are of this machine.
 * @param hosts where the processes of the site listen
 * @param user the id of the user it runs as; undefined for that of this process
 * @param http further directives of its configuration
 */
export async function startNginx(
  hosts: readonly string[],
  { user, http = '' }: { user?: number | undefined; http?: string } = {},
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-nginx-'))
  const [plain, tls, redirect] = [await freePort(), await freePort(), await freePort()]
  await cp('deploy/nginx', folder, { recursive: true })
  const local = {
    'upstream.conf': hosts.map((host) => `server ${host} max_fails=0;`).join('\n'),
    'listen.conf': `listen 127.0.0.1:${plain}; listen 127.0.0.1:${tls} ssl http2;`,
    'certificate.conf': await makeCertificate(folder),
    'name.conf': 'server_name localhost 127.0.0.1;',
    'other-names.conf': [plain, `${tls} ssl http2`, redirect]
      .map((port) => `listen 127.0.0.1:${port} default_server;`)
      .join('\n'),
    'log.conf': `access_log access.log lines; ${http}`,
    'redirect.conf': `listen 127.0.0.1:${redirect};`,
  }
  for (const [name, text] of Object.entries(local))
    await writeFile(path.join(folder, 'local', name), `${text}\n`)
  for (const name of ['temp', 'cache']) await mkdir(path.join(folder, name))
  const owned = user === undefined ? [] : ['.', 'temp', 'cache', 'key.pem', 'cert.pem']
  for (const name of owned) await chown(path.join(folder, name), user ?? 0, user ?? 0)

  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf')]
  const as = user === undefined ? {} : { uid: user, gid: user }
  await run('nginx', [...args, '-t'], as)
  // As root, nginx changes to another user, who may not read the files of this test.
  const userLine = process.getuid?.() === 0 && user === undefined ? ' user root;' : ''
  const server = startProgram('nginx', [...args, '-g', `daemon off;${userLine}`], { user })
  const url = `http://localhost:${plain}`
  if (!(await waitUntilAnswering(url, server.ended))) throw new Error(server.output())
  return {
    url,
    host: `127.0.0.1:${plain}`,
    tlsUrl: `https://localhost:${tls}`,
    redirectUrl: `http://localhost:${redirect}`,
    errors: server.output,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
