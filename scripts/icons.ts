import { writeFileSync } from 'node:fs'
import { drawIcons } from './draw-icons'

void drawIcons().then((icons) => {
  for (const [file, content] of Object.entries(icons)) writeFileSync(file, content)
})
