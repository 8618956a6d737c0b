import { writeFileSync } from 'node:fs'
import { drawIcons } from './icons/draw'

void drawIcons().then((icons) => {
  for (const [file, content] of Object.entries(icons)) writeFileSync(file, content)
})
