import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startProgram, waitUntilAnswering } from '@/scripts/process/next-process'
import { freePort } from '@/testing/free-port.mjs'

/** Makes a key and a certificate for localhost, and returns the directives that name them. */
function makeCertificate(folder: string) {
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name))
  const command = `openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=localhost -keyout ${key} -out ${certificate}`
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return `ssl_certificate ${certificate}; ssl_certificate_key ${key};`
}

/**
 * Starts nginx with the configuration of the project, with TLS and HTTP/2. Only the files in `local/`
 * are of this machine.
 * @param host where the site listens
 */
export async function startNginx(host: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-nginx-'))
  const [port, redirect] = [await freePort(), await freePort()]
  const address = `127.0.0.1:${port} ssl http2`
  await cp('deploy/nginx', folder, { recursive: true })
  const local = {
    'upstream.conf': `server ${host} max_fails=0;`,
    'listen.conf': `listen ${address};`,
    'redirect.conf': `listen 127.0.0.1:${redirect};`,
    'other-names.conf': `listen ${address} default_server;`,
    'certificate.conf': makeCertificate(folder),
    'name.conf': 'server_name localhost;',
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
    port,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
