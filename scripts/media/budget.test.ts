import { statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import pictures from '@/content/pictures.json'
import { encodeWithin, mostBytes } from './budget'

const files = Object.values(pictures).flatMap((picture) => picture.files)
const bytes = (address: string) => statSync(path.join('public', address)).size

test('pictures stay within the budget of their width', () => {
  const heavy = files.flatMap(({ width, avif }) => {
    const [has, most] = [bytes(avif), mostBytes(width)]
    return has > most ? [`${avif}: ${has} bytes, at most ${most}`] : []
  })
  expect(heavy).toEqual([])
})

test('a photo of much detail fits', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const grey = { width: 400, height: 250, channels: 3 as const, background: '#888' }
  const photo = sharp({ create: { ...grey, noise } })
  const encoder = { quality: 90, effort: 2 }
  const whole = await photo.clone().resize(360).avif(encoder).toBuffer()
  expect(whole.length).toBeGreaterThan(mostBytes(360))
  const file = await encodeWithin(photo, 360, encoder)
  expect(file.length).toBeLessThanOrEqual(mostBytes(360))
})
