// Loaded before a program, sets its clock wrong by the hours in the file CLOCK_FILE. The file is read
// at each look at the clock, so a change holds at once. Monotonic clocks such as performance.now()
// are not changed.
const { readFileSync } = require('node:fs')

const RealDate = Date
const now = RealDate.now
const aheadMs = () => Number(readFileSync(process.env.CLOCK_FILE, 'utf8')) * 3_600_000

RealDate.now = () => now() + aheadMs()
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length > 0 ? given : [target.now()], newTarget),
  apply: (target) => new target(target.now()).toString(),
})
