import { finishBuild } from './build/finish'
import { run } from './command'
import { keepAssets } from './release/keep-assets'

run(async () => {
  await finishBuild()
  await keepAssets('.next', Date.now())
})
