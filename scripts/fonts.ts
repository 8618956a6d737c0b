import { readFileSync, writeFileSync } from 'node:fs'
import prettier from 'prettier'
import { z } from 'zod'
import { makeDisplayFont } from './fonts/make'
import { measureFont } from './fonts/measure'

const widthsFile = 'components/ui/glyph-widths.json'

const chars = z.record(z.string(), z.array(z.number()))
const widthsSchema = z.looseObject({
  tall: z.looseObject({ chars }),
  wide: z.looseObject({ chars }),
})

/** `npm run fonts -- tall FILE wght=900 wdth=50`: the font and its widths. */
async function run(name: string | undefined, file: string | undefined, settings: string[]) {
  if ((name !== 'tall' && name !== 'wide') || !file)
    throw new Error('Use: npm run fonts -- tall|wide FILE [wght=900 wdth=50]')
  const axes = Object.fromEntries(
    settings.map((setting) => setting.split('=')).map(([axis, value]) => [axis, Number(value)]),
  ) as Record<string, number>
  const made = await makeDisplayFont(readFileSync(file), axes)
  const widths = widthsSchema.parse(JSON.parse(readFileSync(widthsFile, 'utf8')))
  widths[name].chars = measureFont(made)
  writeFileSync(`app/fonts/${name}.woff2`, made)
  const text = JSON.stringify(widths)
  writeFileSync(widthsFile, await prettier.format(text, { parser: 'json', printWidth: 100 }))
  console.log(`${name}.woff2: ${made.length} bytes. Put its licence into app/fonts.`)
  console.log('Make its local face as wide and as high: app/fonts/fallbacks.css.')
}

const [name, file, ...settings] = process.argv.slice(2)
run(name, file, settings).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
