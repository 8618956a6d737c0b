import { ensureActionKey } from './action-key'

const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'
const key = (bytes: number) => Buffer.alloc(bytes, 7).toString('base64')

test('a build without a key makes a new one, says so in one line, and says it once', () => {
  const env: Record<string, string | undefined> = {}
  const say = jest.fn<void, [string]>()
  ensureActionKey(env, say)
  ensureActionKey(env, say)
  expect(Buffer.from(env[NAME] ?? '', 'base64')).toHaveLength(32)
  expect(say).toHaveBeenCalledTimes(1)
  expect(say.mock.calls[0]?.[0]).toMatch(new RegExp(`^${NAME} is not set: .*will not submit.*$`))
  const other: Record<string, string | undefined> = {}
  ensureActionKey(other, say)
  expect(other[NAME]).not.toBe(env[NAME])
})

test.each([16, 24, 32])('a key of %i bytes is used as it is, without a word', (bytes) => {
  const env = { [NAME]: key(bytes) }
  const say = jest.fn()
  ensureActionKey(env, say)
  expect(env[NAME]).toBe(key(bytes))
  expect(say).not.toHaveBeenCalled()
})

test.each([key(8), key(31), 'not base64!', `${key(32)} `])('%p stops the build', (value) => {
  expect(() => ensureActionKey({ [NAME]: value }, jest.fn())).toThrow(new RegExp(`^${NAME} must`))
})
