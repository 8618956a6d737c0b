import { socialImagePath } from './social-image-path'

test.each([
  ['/', '/social-images/index.jpg'],
  ['/locations/bandra', '/social-images/locations/bandra.jpg'],
  ['/news-readmore/16', '/social-images/news-readmore/16.jpg'],
])('the social image of %s is %s', (path, image) => expect(socialImagePath(path)).toBe(image))
