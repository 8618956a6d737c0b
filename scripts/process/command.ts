import { existsSync } from 'node:fs'

/** Ends a command. Its message explains the reason and is shown without a stack. */
export class CommandError extends Error {}

/** Runs a command's main function; a CommandError becomes one line on stderr and exit code 1. */
export function run(main: () => Promise<void>) {
  main().catch((error: unknown) => {
    if (!(error instanceof CommandError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  })
}

/** Ends the command at a signal with `exit`, so that the handlers of `exit` end what it has started. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(1))
}

/** Throws a CommandError when there is no production build. */
export function requireBuild() {
  if (!existsSync('.next/BUILD_ID'))
    throw new CommandError('There is no production build: run `npm run build` first.')
}

/**
 * Reads the value of an option, a whole number from 1.
 * @throws a CommandError that names the option
 */
export function readCount(option: string, given: string | undefined, fallback: number): number {
  const count = Number(given ?? fallback)
  if (!Number.isSafeInteger(count) || count < 1)
    throw new CommandError(`--${option} is "${given}": use a whole number from 1.`)
  return count
}
