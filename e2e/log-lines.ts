import type { Site } from '@/testing/site'

/** What a site has logged, line by line. */
export const logLines = ({ output }: Pick<Site, 'output'>): unknown[] =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): unknown => JSON.parse(line))
