// @ts-check

// Next listens before it has loaded a line of ours. This is loaded before Next, by `npm start` and by
// the first line of a release's server.js, and keeps what arrives until the site guards its requests.
const { channel, subscribe, unsubscribe } = require('node:diagnostics_channel')

/** @typedef {{ request: object, response: object, server: import('node:http').Server }} Exchange */

const arrival = channel('http.server.request.start')
/** Next's own listeners, by server. */
const listeners = new Map()
/** @type {Exchange[]} */
const held = []

/** @param {unknown} message */
function hold(message) {
  const exchange = /** @type {Exchange} */ (message)
  const { server } = exchange
  if (!listeners.has(server)) {
    listeners.set(server, server.listeners('request'))
    server.removeAllListeners('request')
  }
  held.push(exchange)
}

function letGo() {
  unsubscribe(arrival.name, hold)
  for (const [server, own] of listeners) for (const listener of own) server.on('request', listener)
  // Each in a turn of its own: what is remembered for one request is not for the next.
  for (const exchange of held.splice(0))
    setImmediate(() => {
      arrival.publish(exchange)
      exchange.server.emit('request', exchange.request, exchange.response)
    })
}

subscribe(arrival.name, hold)
subscribe('site.requests.guarded', letGo)
