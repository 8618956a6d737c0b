import { existsSync } from 'node:fs'
import { prepareChromium } from '@/testing/chromium'

export default async function globalSetup() {
  if (!existsSync('.next/BUILD_ID')) {
    process.stderr.write('There is no production build to test: run `npm run build` first.\n')
    process.exit(1)
  }
  await prepareChromium()
}
