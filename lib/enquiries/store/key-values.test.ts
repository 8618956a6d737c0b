import { stores, useNewStores } from '@/testing/stores'
import { listKeys, writeValue } from './key-values'

const newStore = useNewStores()

test.each(stores)('%s lists the articles it has, the newest first', async (_, empty) => {
  const { db } = await newStore(empty)
  for (const [at, key] of ['news', 'news/1', 'backend', 'news/a_b'].entries())
    await writeValue(db, key, '{}', at)
  expect(await listKeys(db, 'news/')).toEqual(['news/a_b', 'news/1'])
})
