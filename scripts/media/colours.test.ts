import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { coloursOf } from './colours'

test('the colours of a picture are those of its upper and of its lower half', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'colours-'))
  const file = path.join(folder, 'mats.jpg')
  const half = { width: 300, height: 100, channels: 3 as const }
  const lower = await sharp({ create: { ...half, background: '#3355aa' } })
    .png()
    .toBuffer()
  await sharp({ create: { ...half, height: 200, background: '#eeddcc' } })
    .composite([{ input: lower, gravity: 'south' }])
    .jpeg()
    .toFile(file)
  expect(await coloursOf(file)).toBe('#edc,#35a')
  rmSync(folder, { recursive: true })
})
