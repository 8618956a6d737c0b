const pauseMs = 3000

/** Resolves when the browser says that it is online, or after a pause: it doesn't always know. */
export const onlineOrPause = (stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = new AbortController()
    const wake = () => {
      clearTimeout(timer)
      done.abort()
      resolve()
    }
    const timer = setTimeout(wake, pauseMs)
    addEventListener('online', wake, done)
    stop.addEventListener('abort', wake, done)
  })
