import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startNext, waitUntilAnswering } from '@/scripts/next-process'
import { freePort } from '@/testing/free-port.mjs'
import type { HandWritten } from './by-hand'
import { fetchFile, startPeer } from './peer'

const layout = `export default function Layout({ children }) {
  return <html lang="en-GB" className={CLASS}><body>{children}</body></html>
}
`

const page = `import pages from '../../pages.json'

export const dynamicParams = false
export const generateStaticParams = () =>
  Object.keys(pages).map((path) => ({ path: path.split('/').filter(Boolean) }))

export default async function Page({ params }) {
  const { path = [] } = await params
  const { sheet, title, fonts, body } = pages['/' + path.join('/')]
  return (
    <>
      <title>{title}</title>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      <link rel="stylesheet" href={sheet} precedence="default" />
      <div data-bare="" style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: body }} />
    </>
  )
}
`

const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

const parts = ({ html, sheet }: HandWritten) => ({
  sheet,
  title: found(html, /<title>([^<]*)/),
  fonts: [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href),
  body: found(html, /<body[^>]*>([^]*)<\/body>/),
})

/**
 * Builds and starts a Next app of nothing but the same markup and sheets: what the framework itself
 * costs. Behind the same kind of server as the pages written by hand.
 */
export async function startBareNext(site: string, pages: ReadonlyMap<string, HandWritten>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'octa-gym-bare-'))
  const next = (...args: string[]) =>
    startNext(args, {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    })
  const [first] = pages.values()
  const className = JSON.stringify(found(first?.html ?? '', /<html[^>]* class="([^"]*)"/))
  const markup = [...pages].map(([address, one]) => [address, parts(one)])
  await mkdir(path.join(folder, 'app/[[...path]]'), { recursive: true })
  await writeFile(path.join(folder, 'app/layout.js'), layout.replace('CLASS', className))
  await writeFile(path.join(folder, 'app/[[...path]]/page.js'), page)
  await writeFile(path.join(folder, 'pages.json'), JSON.stringify(Object.fromEntries(markup)))
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  // Turbopack follows no link out of the folder.
  if ((await next('build', '--webpack').ended) !== 0) throw new Error('The bare app was not built.')
  const port = String(await freePort())
  const running = next('start', '-p', port)
  const bare = `http://localhost:${port}`
  if (!(await waitUntilAnswering(bare, running.ended)))
    throw new Error('The bare app did not start.')

  const sheets = new Map([...pages.values()].map(({ sheet, css }) => [sheet, css]))
  const peer = await startPeer(site, async (address, headers) => {
    const css = sheets.get(address)
    if (css !== undefined)
      return { status: 200, headers: { 'content-type': 'text/css' }, body: Buffer.from(css) }
    const file = await fetchFile(bare + address, headers)
    return file.status === 200 ? file : undefined
  })
  const close = async () => {
    peer.close()
    await running.stop()
    await rm(folder, { recursive: true })
  }
  return { url: peer.url, bare, close }
}
