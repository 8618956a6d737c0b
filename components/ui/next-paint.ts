/** Resolves once the browser has painted, or soon after where it paints nothing, as in a hidden tab. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 100)
    requestAnimationFrame(() => setTimeout(resolve))
  })
