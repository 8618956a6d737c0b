// Loaded before a program, has its clock wrong by as many hours as the file CLOCK_FILE says, which is
// read ten times a second. Monotonic clocks such as performance.now() are not changed.
const { readFileSync } = require('node:fs')

const RealDate = Date
const now = RealDate.now
let aheadMs = 0

const readClock = () => {
  aheadMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * 3_600_000
}

RealDate.now = () => now() + aheadMs
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now()], newTarget),
  apply: (target) => new target(target.now()).toString(),
})
readClock()
setInterval(readClock, 100).unref()
