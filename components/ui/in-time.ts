const limitMs = 5_000

/**
 * Waits for a file that a page loads late, for five seconds at most: of one that arrives empty or cut,
 * `import()` never tells.
 * @param file what `import()` returned
 * @throws what `import()` throws, or an error after five seconds
 */
export const inTime = <T>(file: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    setTimeout(reject, limitMs, new Error('late'))
    file.then(resolve, reject)
  })

/** Uses a file that a page loads late. Without it, as offline, the page stays what it is. */
export const ifItComes = <T>(file: Promise<T>, use: (file: T) => void): void =>
  void inTime(file).then(use, () => undefined)
