import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** For Jest: paths in a folder that is empty at the start of each test and gone after it. */
export function useFolder() {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'octa-gym-test-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  return (...names: string[]) => path.join(folder, ...names)
}
