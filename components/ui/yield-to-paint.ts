/**
 * Resolves in a task of its own, before which a browser draws the frame that answers a press. Timers
 * and animation frames stand still in a hidden tab.
 */
export const yieldToPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(undefined)
  })
