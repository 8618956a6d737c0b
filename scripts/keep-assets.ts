import { keepAssets } from './release/keep-assets'

void keepAssets('.next', Date.now())
