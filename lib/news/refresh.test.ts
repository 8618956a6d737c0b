import { readFileSync } from 'node:fs'
import { newsRefreshSeconds } from './refresh'

test.each(['news/[[...rest]]', 'news-readmore/[newsid]'])(
  'app/(site)/%s/page.tsx is refreshed as often as the news',
  (folder) => {
    const page = readFileSync(`app/(site)/${folder}/page.tsx`, 'utf8')
    expect(page).toContain(`\nexport const revalidate = ${newsRefreshSeconds}\n`)
  },
)
