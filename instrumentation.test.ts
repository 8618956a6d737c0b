import { register } from './instrumentation'

jest.mock('@/lib/start', () => {
  throw new Error('Cannot find module pino')
})

test('a build with a package missing ends the process, in place of a site that never answers', async () => {
  process.env.NEXT_RUNTIME = 'nodejs'
  const write = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never)
  await register()
  expect(exit).toHaveBeenCalledWith(1)
  expect(write).toHaveBeenCalledWith("The site can't start: Cannot find module pino\n")
})
