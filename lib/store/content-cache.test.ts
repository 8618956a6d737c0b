import { stores } from '@/testing/stores'
import { cachedKeys, writeCached } from './content-cache'

test.each(stores)('%s tells which articles it has, the newest first', async (_, empty) => {
  const files = await empty()
  const db = await files.open()
  for (const [at, key] of ['news', 'news/1', 'backend', 'news/a_b'].entries())
    await writeCached(db, key, '{}', at)
  expect(await cachedKeys(db, 'news/')).toEqual(['news/a_b', 'news/1'])
  await db.destroy()
  await files.remove()
})
