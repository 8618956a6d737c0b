import { requireBuild, run } from '@/scripts/process/command'
import { prepareChromium } from '@/testing/chromium'

export default function globalSetup() {
  return new Promise<void>((resolve) =>
    run(async () => {
      requireBuild()
      await prepareChromium()
      resolve()
    }),
  )
}
