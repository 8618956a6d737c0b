import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import { runtime } from '@/lib/runtime'

declare module '@/lib/runtime' {
  interface Runtime {
    build?: { readonly id: string; readonly builtAt: number }
  }
}

const file = '.next/BUILD_ID'

function readBuild() {
  try {
    const id = readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
    return { id, builtAt: statSync(/* turbopackIgnore: true */ file).mtimeMs }
  } catch {
    return { id: 'development', builtAt: 0 }
  }
}

/** The build that runs: its name from Next.js, or `development`, and its time, in milliseconds since 1970. */
export const runningBuild = (): { id: string; builtAt: number } => (runtime().build ??= readBuild())

/**
 * The time for what is kept, in milliseconds since 1970: that of the clock, but none before the build
 * that runs, which only a wrong clock shows.
 */
export const timeToKeep = (): number => Math.max(Date.now(), Math.round(runningBuild().builtAt))
