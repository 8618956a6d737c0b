import { makeTurns } from './turns'

test('no more have their turn at once than there are, and each gets one in its order', async () => {
  const turns = makeTurns(2)
  const order: number[] = []
  await Promise.all([turns.take(100), turns.take(100)])
  const waiting = [3, 4].map((name) => turns.take(1000).then(() => order.push(name)))
  await Promise.resolve()
  expect(order).toEqual([])
  turns.end()
  turns.end()
  await Promise.all(waiting)
  expect(order).toEqual([3, 4])
})

test('who waited too long gets none, and takes none from the others', async () => {
  const turns = makeTurns(1)
  await turns.take(100)
  expect(await turns.take(1)).toBe(false)
  turns.end()
  expect(await turns.take(1)).toBe(true)
})
