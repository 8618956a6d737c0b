import type { Thing } from 'schema-dts'

/** Facts of a page for search engines. What the backend wrote can't end the element. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph = { '@context': 'https://schema.org', '@graph': things }
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
