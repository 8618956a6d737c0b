import { startBareNext } from '@/testing/bare-next'
import { type Origin, request } from '@/bench/link/origin'

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
  const { styles, title, fonts, body } = pages['/' + path.join('/')]
  return (
    <>
      <title>{title}</title>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
      ))}
      <style href="used" precedence="default" dangerouslySetInnerHTML={{ __html: styles }} />
      <div data-bare="" style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: body }} />
    </>
  )
}
`

const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

const parts = (html: string) => ({
  styles: found(html, /<style data-used>([^]*?)<\/style>/),
  title: found(html, /<title>([^<]*)/),
  fonts: [...html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g)].map(([, href]) => href),
  body: found(html, /<body[^>]*>([^]*)<\/body>/),
})

/**
 * Builds and starts a Next.js app with the same markup and style rules only: the cost of the framework
 * itself.
 * @param site from which its fonts and pictures come
 * @param pages the HTML of the pages written by hand, by their path
 * @param headers that each page has too
 */
export async function startBarePages(
  site: string,
  pages: ReadonlyMap<string, string>,
  headers: Record<string, string>,
) {
  const [first = ''] = pages.values()
  const className = JSON.stringify(found(first, /<html[^>]* class="([^"]*)"/))
  const markup = [...pages].map(([address, html]) => [address, parts(html)])
  const { url, close } = await startBareNext({
    'app/layout.js': layout.replace('CLASS', className),
    'app/[[...path]]/page.js': page,
    'pages.json': JSON.stringify(Object.fromEntries(markup)),
  })
  const origin: Origin = async (from) => {
    const own = await request(url, from)
    if (own.headers[':status'] !== 200) return request(site, from)
    return { ...own, headers: { ...own.headers, ...headers } }
  }
  return { url, close, origin }
}
