import sharp from 'sharp'
import { useFolder } from '@/testing/folder'
import { coloursOf } from './colours'

const at = useFolder()

test('the colours of a picture are those of its upper and of its lower half', async () => {
  const file = at('mats.jpg')
  const half = { width: 300, height: 100, channels: 3 as const }
  const lower = await sharp({ create: { ...half, background: '#3355aa' } })
    .png()
    .toBuffer()
  await sharp({ create: { ...half, height: 200, background: '#eeddcc' } })
    .composite([{ input: lower, gravity: 'south' }])
    .jpeg()
    .toFile(file)
  expect(await coloursOf(file)).toBe('#edc,#35a')
})
