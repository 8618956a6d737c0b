import { run } from './process/command'
import { assembleRelease } from './release/assemble'
import { optimiseBuild } from './release/optimise'
import { keepAssets } from './release/keep-assets'

run(async () => {
  await optimiseBuild()
  await keepAssets('.next', Date.now())
  await assembleRelease()
})
