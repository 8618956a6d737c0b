import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProgram, waitUntilAnswering } from '@/scripts/process/next-process'
import { freePort } from '@/testing/free-port.mjs'

/** Whether this machine has a program. */
export const has = (program: string) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0

/**
 * Starts nginx with the configuration of the project, without TLS. Only the files in `local/` are of
 * this machine. As behind a CDN, a visitor's address comes in X-Forwarded-For.
 * @param hosts where the processes of the site listen
 */
export async function startNginx(hosts: readonly string[]) {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-nginx-'))
  const [port, redirect] = [await freePort(), await freePort()]
  await cp('deploy/nginx', folder, { recursive: true })
  const local = {
    'upstream.conf': hosts.map((host) => `server ${host} max_fails=0;`).join('\n'),
    'listen.conf': `listen 127.0.0.1:${port};`,
    'redirect.conf': `listen 127.0.0.1:${redirect};`,
    'other-names.conf': `listen 127.0.0.1:${port} default_server;`,
    'certificate.conf': '',
    'name.conf': `server_name localhost 127.0.0.1;
      set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For;`,
    'log.conf': 'access_log off;',
  }
  for (const [name, text] of Object.entries(local))
    await writeFile(path.join(folder, 'local', name), `${text}\n`)
  for (const name of ['temp', 'cache']) await mkdir(path.join(folder, name))
  // As root, nginx would change to a user who may not write to this folder.
  const user = process.getuid?.() === 0 ? ' user root;' : ''
  const directives = `daemon off;${user}`
  const args = ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', directives]
  const server = startProgram('nginx', args)
  const url = `http://localhost:${port}`
  if (!(await waitUntilAnswering(url, server.ended))) throw new Error(server.output())
  return {
    url,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
