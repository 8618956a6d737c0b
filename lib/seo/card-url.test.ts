import { cardPath } from './card-url'

test.each([
  ['/', '/cards/index.jpg'],
  ['/locations/bandra', '/cards/locations/bandra.jpg'],
  ['/news-readmore/16', '/cards/news-readmore/16.jpg'],
])('the card of %s is %s', (path, card) => expect(cardPath(path)).toBe(card))
