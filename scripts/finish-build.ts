import { run } from './process/command'
import { assembleRelease } from './release/assemble'
import { finishBuild } from './release/finish'
import { keepAssets } from './release/keep-assets'

run(async () => {
  await finishBuild()
  await keepAssets('.next', Date.now())
  await assembleRelease()
})
