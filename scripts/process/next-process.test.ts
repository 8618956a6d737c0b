import { startProgram } from './next-process'

test('of a program that writes much, the end is kept', async () => {
  const writes = "for (let i = 0; i < 25; i++) console.log('x'.repeat(1e6)); console.log('the end')"
  const program = startProgram(process.execPath, ['-e', writes])
  await program.closed
  expect(program.output()).toMatch(/the end\n$/)
  expect(program.output().length).toBeLessThan(20_000_000)
})
