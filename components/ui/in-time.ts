const limitMs = 5_000

/**
 * Waits for a file that a page loads late, for five seconds at most: of one that arrives empty or cut,
 * `import()` never tells.
 * @param file what `import()` returned
 * @throws what `import()` throws, or an error after five seconds
 */
export const inTime = <T>(file: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, limitMs, new Error('a late file has not come'))
    file.then(resolve, reject)
  })
