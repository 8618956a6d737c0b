import { concurrencyLimit } from './concurrency-limit'

test('no more are let in at once than the limit says, the others in their order', async () => {
  const limit = concurrencyLimit(2)
  const order: number[] = []
  await Promise.all([limit.enter(100), limit.enter(100)])
  const waiting = [3, 4].map((name) => limit.enter(1000).then(() => order.push(name)))
  await Promise.resolve()
  expect(order).toEqual([])
  limit.leave()
  limit.leave()
  await Promise.all(waiting)
  expect(order).toEqual([3, 4])
})

test('who waited too long is not let in, and takes the place of nobody', async () => {
  const limit = concurrencyLimit(1)
  await limit.enter(100)
  expect(await limit.enter(1)).toBe(false)
  limit.leave()
  expect(await limit.enter(1)).toBe(true)
})
