import { run } from './ports'
import { keepAssets } from './release/keep-assets'

run(() => keepAssets('.next', Date.now()))
