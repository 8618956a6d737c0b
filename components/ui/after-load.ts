/** Longest wait for an idle browser, in milliseconds: a browser that plays a video may never be idle. */
const idleTimeout = 2_000

/**
 * Calls a function once the page has loaded and the browser is idle, or soon after.
 * @returns a function that cancels it, as long as the page has not loaded
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
