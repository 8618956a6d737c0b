/** How long something waits for an idle browser, in milliseconds: one that plays a video may never be. */
const idleTimeout = 2_000

/**
 * Does something once the page has loaded and the browser has nothing else to do, or soon after.
 * @returns what calls it off, as long as the page has not loaded
 */
export function afterLoad(task: () => void): () => void {
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: idleTimeout })
    else setTimeout(task)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
  return () => removeEventListener('load', start)
}
