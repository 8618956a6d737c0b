import { readFileSync } from 'node:fs'
import { build, type BuildOptions } from 'esbuild'
import { builtSettings } from '@/server/next/manifests'

const required = ['server/required-node.cjs', 'server/required-libc.cjs']
  .map((file) => readFileSync(file, 'utf8'))
  .join('')

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
  const settings = JSON.stringify({ ...builtSettings(pages), NODE_ENV: 'production' })
  await bundle('server/main.ts', outfile, {
    external,
    // Before the first module is loaded. Pictures take two of the threads, files and compression have the rest.
    banner: {
      js: `${required}Object.assign(process.env, ${settings});process.env.UV_THREADPOOL_SIZE ??= '8'`,
    },
  })
}

/** The thread of the embedded database, for a release, where `lib` is not. */
export const bundleStoreThread = (outfile: string) =>
  bundle('lib/enquiries/store/sqlite-worker.mts', outfile, { format: 'esm' })

/** The operator's command as one file: a release has no TypeScript and few packages. */
export const bundleLeads = (outfile: string) =>
  bundle('cli/leads.ts', outfile, { external: ['pg-native'], banner: { js: required } })

/** What optimises the pages of a build, as one file; small, as the scripts that it writes into them. */
export const bundlePageOptimiser = (outfile: string) =>
  bundle('scripts/release/optimise-pages.ts', outfile, { minify: true })
