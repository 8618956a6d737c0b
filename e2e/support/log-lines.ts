import type { Site } from '@/testing/site'

/** What a site has logged, line by line; it comes some time after what it tells of. */
export const logLines = ({ output }: Pick<Site, 'output'>): unknown[] =>
  output()
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))
