import { readFileSync } from 'node:fs'
import path from 'node:path'
import { build, type BuildOptions } from 'esbuild'
import { z } from 'zod'

const requiredNode = readFileSync('server/required-node.cjs', 'utf8')

/** What Next has written into its own half of the build: see next.config.js. */
const builtSchema = z.object({
  config: z.object({
    env: z.object({ SITE_URL: z.string(), CONTENT_URL: z.string(), NEWS_IMAGE_HOSTS: z.string() }),
  }),
})

/** What Next has in node_modules in any case, and what is no JavaScript. */
const external = ['next', '@next/env', 'pg-native', 'pino', 'sharp']

const bundle = (entry: string, outfile: string, options: BuildOptions) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node24',
    conditions: ['react-server'],
    logLevel: 'warning',
    ...options,
  })

/**
 * Makes the site's server one file beside Next's own, with the settings that its pages were built with.
 * @param outfile where it goes
 * @param pages the build's folder, `.next`
 */
export async function bundleServer(outfile: string, pages: string): Promise<void> {
  const built = builtSchema.parse(
    JSON.parse(readFileSync(path.join(pages, 'required-server-files.json'), 'utf8')),
  )
  await bundle('server/main.ts', outfile, {
    external,
    define: Object.fromEntries(
      Object.entries(built.config.env).map(([name, value]) => [
        `process.env.${name}`,
        JSON.stringify(value),
      ]),
    ),
    // Before the first module is loaded.
    banner: { js: `${requiredNode}process.env.NODE_ENV = 'production'` },
  })
}

/** The operator's command as one file: a release has no TypeScript and few packages. */
export const bundleLeads = (outfile: string) =>
  bundle('cli/leads.ts', outfile, { external: ['pg-native'], banner: { js: requiredNode } })

/** What finishes the pages of a build, as one file. */
export const bundlePageFinisher = (outfile: string) =>
  bundle('scripts/release/finish-pages.ts', outfile, {})
