import type { BrokenCall } from './broken-call'
import type { Result } from './run'

/** Writes what runs on some stores showed as tables, and each problem as a line on standard error. */
export function printResults(results: readonly (Result & { store: string; rounds: number })[]) {
  console.table(
    Object.fromEntries(
      results.map(({ store, rounds, ...result }) => [
        store,
        {
          rounds,
          posts: result.posts,
          thanked: result.thanked,
          delivered: result.delivered,
          'duplicates on the wire': result.repeats,
          failed: result.failed,
          lost: result.lost,
          'stored twice': result.twice,
          'not thanked': result.notThanked,
          'empty after (s)': result.emptyAfterMs / 1000,
          'well again within (s)': result.wellAgainMs / 1000,
          'longest answer (s)': result.longestAnswerMs / 1000,
          'healthy leads': result.healthy,
          'of them late': result.late,
          'undisturbed p99 (s)': result.undisturbedP99 / 1000,
        },
      ]),
    ),
  )
  for (const { store, answersByFault, note, problems, output } of results) {
    console.log(`\n${store}: answers to the posts, by what was broken meanwhile. ${note}`)
    console.table(Object.fromEntries(answersByFault))
    if (problems.length === 0) continue
    console.error(`${store}: the end of the site's output\n${output}`)
    for (const line of problems.slice(0, 50)) console.error(`${store}: ${line}`)
  }
}

/** Writes as a table what a broken call did to others. */
export function printBrokenCall(store: string, result: BrokenCall) {
  const { others, p99, probesApart, emptyAfterMs, mostAtOnce } = result
  console.table({
    [store]: {
      'leads of other calls': others,
      'their p99 (s)': p99 / 1000,
      'probes apart (s)': `${probesApart.least / 1000} to ${probesApart.most / 1000}`,
      'empty after (s)': emptyAfterMs / 1000,
      'at once': mostAtOnce,
    },
  })
}
