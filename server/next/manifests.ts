import path from 'node:path'
import { z } from 'zod'
import { readBuilt } from '@/server/prerendered'

/*
 * Format 1 of 6: the manifests of a build. Read from Next.js 16.4.5; `manifests.test.ts` says what to do
 * when they change.
 */

function read<T>(build: string, name: string, schema: z.ZodType<T>): T {
  const file = path.join(build, name)
  const parsed = schema.safeParse(JSON.parse(readBuilt(file).toString()))
  if (parsed.success) return parsed.data
  throw new Error(`${file} is not as Next.js 16.4.5 writes it`, { cause: parsed.error })
}

const prerenderSchema = z.object({
  routes: z.record(
    z.string(),
    z.object({
      initialRevalidateSeconds: z.union([z.number(), z.literal(false)]),
      dataRoute: z.string().nullish(),
    }),
  ),
})

const routesSchema = z.object({ staticRoutes: z.array(z.object({ page: z.string() })) })

const filesSchema = z.object({
  config: z.looseObject({
    env: z.object({ SITE_URL: z.string(), CONTENT_URL: z.string(), NEWS_IMAGE_HOSTS: z.string() }),
  }),
})

const serverFiles = (build: string) => read(build, 'required-server-files.json', filesSchema)

/** The configuration that the build has written down, so that the start needs no `next.config.js`. */
export const builtConfig = (build = '.next') => serverFiles(build).config

/** The settings that the build has written into the pages, by the names of their variables. */
export const builtSettings = (build: string) => serverFiles(build).config.env

/**
 * The addresses of pages and routes without a parameter that the build has a response for. The news are
 * not among them, of which the build knows nothing.
 * @param build the build's folder, `.next`
 */
export function builtRoutes(build = '.next'): ReadonlySet<string> {
  const { routes } = read(build, 'prerender-manifest.json', prerenderSchema)
  const { staticRoutes } = read(build, 'routes-manifest.json', routesSchema)
  const addresses = [...Object.keys(routes), ...staticRoutes.map(({ page }) => page)]
  return new Set(addresses.filter((address) => !address.startsWith('/_')))
}

/**
 * The pages that the build has prerendered and that never change: their addresses, and the files with
 * their HTML.
 * @param build the build's folder, `.next`
 */
export function prerenderedHtml(build: string): { address: string; file: string }[] {
  const { routes } = read(build, 'prerender-manifest.json', prerenderSchema)
  return Object.entries(routes)
    .filter(
      ([address, { initialRevalidateSeconds, dataRoute }]) =>
        initialRevalidateSeconds === false && dataRoute && address !== '/_global-error',
    )
    .map(([address]) => ({
      address,
      file: path.join(build, 'server/app', `${address === '/' ? 'index' : address}.html`),
    }))
}
