import { BoundedMap } from './bounded-map'

test('of more keys than it may have, the one that was set the longest ago is dropped', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})

test('of values that are too large together, as many as needed are dropped, and what is too large alone', () => {
  const map = new BoundedMap<string, string>(10, ({ length }) => length)
  map.set('a', '....').set('b', '..').set('c', '....')
  map.delete('b')
  map.set('d', '......')
  expect([...map.keys()]).toEqual(['c', 'd'])
  map.set('e', '...........')
  expect([...map.keys()]).toEqual([])
})
