import { startBareNext } from '@/testing/bare-next'
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
export async function startBarePages(site: string, pages: ReadonlyMap<string, HandWritten>) {
  const [first] = pages.values()
  const className = JSON.stringify(found(first?.html ?? '', /<html[^>]* class="([^"]*)"/))
  const markup = [...pages].map(([address, one]) => [address, parts(one)])
  const bare = await startBareNext({
    'app/layout.js': layout.replace('CLASS', className),
    'app/[[...path]]/page.js': page,
    'pages.json': JSON.stringify(Object.fromEntries(markup)),
  })

  const sheets = new Map([...pages.values()].map(({ sheet, css }) => [sheet, css]))
  const peer = await startPeer(site, async (address, headers) => {
    const css = sheets.get(address)
    if (css !== undefined)
      return { status: 200, headers: { 'content-type': 'text/css' }, body: Buffer.from(css) }
    const file = await fetchFile(bare.url + address, headers)
    return file.status === 200 ? file : undefined
  })
  const close = async () => {
    peer.close()
    await bare.close()
  }
  return { url: peer.url, bare: bare.url, close }
}
