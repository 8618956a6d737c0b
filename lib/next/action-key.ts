import { randomBytes } from 'node:crypto'

const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'

/**
 * The key of this installation's form actions (contract, "Settings"). A build without one makes
 * one and says so; the processes that the build starts inherit it.
 * @param env read and, without a key, written
 * @param say where the notice goes
 * @throws a one-line error naming the variable when its value is no key
 */
export function ensureActionKey(
  env: Record<string, string | undefined>,
  say: (line: string) => void,
) {
  const key = env[NAME]
  if (!key) {
    env[NAME] = randomBytes(32).toString('base64')
    say(
      `${NAME} is not set: this build made one, and a page that is open while it is deployed will not submit afterwards.`,
    )
    return
  }
  const bytes = Buffer.from(key, 'base64')
  if (![16, 24, 32].includes(bytes.length) || bytes.toString('base64') !== key) {
    throw new Error(`${NAME} must be 16, 24 or 32 bytes in base64`)
  }
}
