import { makeCircuit } from './circuit'

/** A circuit that five failures in a row have opened at a time. */
function down(random: number, now = 0, retryAfterMs = 0) {
  const circuit = makeCircuit(() => random)
  for (let failure = 0; failure < 5; failure++) circuit.failed(now, retryAfterMs)
  return circuit
}

/** When the next probe may begin, looked at every half second as delivery does. */
function nextProbe(circuit: ReturnType<typeof makeCircuit>, from: number) {
  for (let now = from; now < from + 1e6; now += 500) if (circuit.room(8, now) > 0) return now
  return Infinity
}

test('four failures in a row, or five with an answer between, close nothing', () => {
  const circuit = makeCircuit()
  for (let failure = 0; failure < 4; failure++) circuit.failed(0)
  expect(circuit.room(8, 0)).toBe(8)
  circuit.answered(0)
  circuit.failed(0)
  expect(circuit.isOpen()).toBe(false)
})

test.each([0, 0.5, 1])(
  'probes are one to four seconds apart, also while one hangs (%d)',
  (random) => {
    const circuit = down(random)
    let last = 0
    for (let probe = 0; probe < 5; probe++) {
      const at = nextProbe(circuit, last)
      expect(at - last).toBeGreaterThanOrEqual(1000)
      expect(at - last).toBeLessThanOrEqual(4000)
      circuit.probed(at)
      expect(circuit.room(8, at)).toBe(0)
      last = at
    }
  },
)

test('a probe that fails does not put off the next one', () => {
  const circuit = down(1)
  const first = nextProbe(circuit, 0)
  circuit.probed(first)
  circuit.failed(first + 3000)
  expect(nextProbe(circuit, first)).toBeLessThanOrEqual(first + 4000)
})

test('the pause that the backend asks for is kept, up to a minute', () => {
  expect(nextProbe(down(0, 0, 20_000), 0)).toBe(20_000)
  expect(nextProbe(down(0, 0, 3_600_000), 0)).toBe(60_000)
})

test('an answer opens the way at once, and says since when', () => {
  const circuit = down(0.5)
  circuit.answered(7000)
  expect(circuit.room(8, 7000)).toBe(8)
  expect(circuit.recoveredAt()).toBe(7000)
  circuit.answered(9000)
  expect(circuit.recoveredAt()).toBe(7000)
})
