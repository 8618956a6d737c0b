import { readFileSync, writeFileSync } from 'node:fs'
import prettier from 'prettier'
import { z } from 'zod'
import { makeDisplayFont } from './fonts/make'
import { measureFont } from './fonts/measure'

const widthsFile = 'components/ui/glyph-widths.json'
const fallbacksFile = 'app/fonts/fallbacks.css'

const chars = z.record(z.string(), z.array(z.number()))
const widthsSchema = z.looseObject({
  tall: z.looseObject({ chars }),
  wide: z.looseObject({ chars }),
})

/** The mean width of the letters, in em. */
const meanWidth = (all: Record<string, number[]>) => {
  const letters = Object.entries(all).filter(([character]) => /[A-Z]/.test(character))
  return letters.reduce((sum, [, [advance = 0]]) => sum + advance, 0) / letters.length
}

/** Makes the local face that is shown before the font arrives as wide as the new one. */
function scaleFallback(css: string, family: string, times: number): string {
  const [before = '', after = ''] = css.split(`'${family}'`)
  const scaled = after
    .replace(/(size-adjust: )([\d.]+)/, (_, name: string, old: string) =>
      [name, (Number(old) * times).toFixed(2)].join(''),
    )
    .replace(/(ascent-override: )([\d.]+)/, (_, name: string, old: string) =>
      [name, (Number(old) / times).toFixed(2)].join(''),
    )
  return `${before}'${family}'${scaled}`
}

/** `npm run fonts -- tall FILE wght=900 wdth=50`: the font, its widths and its fallback. */
async function run(name: string | undefined, file: string | undefined, settings: string[]) {
  if ((name !== 'tall' && name !== 'wide') || !file)
    throw new Error('Use: npm run fonts -- tall|wide FILE [wght=900 wdth=50]')
  const axes = Object.fromEntries(
    settings.map((setting) => setting.split('=')).map(([axis, value]) => [axis, Number(value)]),
  ) as Record<string, number>
  const made = await makeDisplayFont(readFileSync(file), axes)
  const widths = widthsSchema.parse(JSON.parse(readFileSync(widthsFile, 'utf8')))
  const old = meanWidth(widths[name].chars)
  widths[name].chars = measureFont(made)
  const family = name === 'tall' ? 'Octa Tall Fallback' : 'Octa Wide Fallback'
  const css = readFileSync(fallbacksFile, 'utf8')
  writeFileSync(`app/fonts/${name}.woff2`, made)
  const text = JSON.stringify(widths)
  writeFileSync(widthsFile, await prettier.format(text, { parser: 'json', printWidth: 100 }))
  writeFileSync(fallbacksFile, scaleFallback(css, family, meanWidth(widths[name].chars) / old))
  console.log(`${name}.woff2: ${made.length} bytes. Put its licence into app/fonts.`)
}

const [name, file, ...settings] = process.argv.slice(2)
run(name, file, settings).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
