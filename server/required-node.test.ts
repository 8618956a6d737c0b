import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

const check = readFileSync('server/required-node.cjs', 'utf8')

/** What a process of this Node says, and the code it exits with. */
function startOn(version: string) {
  const told = { text: '', code: undefined as number | undefined }
  const process = {
    versions: { node: version },
    stderr: { write: (text: string) => (told.text += text) },
    exit: (code: number) => (told.code = code),
  }
  runInNewContext(check, { process })
  return told
}

test.each(['8.17.0', '20.20.2', '22.22.2', '24.14.1'])(
  'Node %s is told what is needed',
  (version) => {
    expect(startOn(version)).toEqual({
      text: `Node.js 24.15 or newer is needed, this is ${version}.\n`,
      code: 1,
    })
  },
)

test.each(['24.15.0', '24.21.0', '26.0.0'])('Node %s starts', (version) => {
  expect(startOn(version)).toEqual({ text: '', code: undefined })
})
