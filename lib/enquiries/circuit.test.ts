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

test('four failures in a row, or five with a response between, close nothing', () => {
  const circuit = makeCircuit()
  for (let failure = 0; failure < 4; failure++) circuit.failed(0)
  expect(circuit.room(8, 0)).toBe(8)
  circuit.responded(0)
  circuit.failed(0)
  expect(circuit.isOpen()).toBe(false)
})

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
