import { readFileSync } from 'node:fs'
import { build, type BuildOptions } from 'esbuild'
import { buildSchema, parseSettings } from '@/lib/build-settings.mjs'

const requiredNode = readFileSync('server/required-node.cjs', 'utf8')

/** What Next has in node_modules in any case, and what is no JavaScript. */
const external = ['next', '@next/env', 'pg-native', 'pino']

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
 * Makes the site's server one file beside Next's own, with the settings that are kept in a build.
 * @param outfile where it goes
 */
export async function bundleServer(outfile: string): Promise<void> {
  const { SITE_URL } = parseSettings(buildSchema, process.env)
  const { CONTENT_URL = '', NEWS_IMAGE_HOSTS = '' } = process.env
  const kept = { SITE_URL, CONTENT_URL, NEWS_IMAGE_HOSTS }
  await bundle('server/main.ts', outfile, {
    external,
    define: Object.fromEntries(
      Object.entries(kept).map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
    ),
    // Before the first module is loaded.
    banner: { js: `${requiredNode}process.env.NODE_ENV = 'production'` },
  })
}

/** The operator's command as one file: a release has no TypeScript and few packages. */
export const bundleLeads = (outfile: string) =>
  bundle('scripts/leads.ts', outfile, { external: ['pg-native'], banner: { js: requiredNode } })

/** What finishes the pages of a build, as one file. */
export const bundlePageFinisher = (outfile: string) =>
  bundle('scripts/release/finish-pages.ts', outfile, {})
