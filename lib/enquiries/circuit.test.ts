import { makeCircuit } from './circuit'

const leads = Array.from({ length: 8 }, (_, at) => `lead ${at}`)

/** A circuit that leads have opened at a time. */
function down(random: number, now = 0, retryAfterMs = 0) {
  const circuit = makeCircuit(() => random)
  for (const lead of leads) circuit.failed(lead, now, retryAfterMs)
  return circuit
}

/** When the next probe may begin, looked at every half second as delivery does. */
function nextProbe(circuit: ReturnType<typeof makeCircuit>, from: number) {
  for (let now = from; now < from + 1e6; now += 500) if (circuit.room(8, now) > 0) return now
  return Infinity
}

test('seven leads that fail again and again, or eight with a response between, are no backend that is down', () => {
  const circuit = makeCircuit()
  for (let attempt = 0; attempt < 100; attempt++)
    for (const lead of leads.slice(1)) circuit.failed(lead, 0)
  expect(circuit.room(8, 0)).toBe(8)
  circuit.responded(0)
  circuit.failed('lead 0', 0)
  expect(circuit.isOpen()).toBe(false)
})

test('a probe that fails does not put off the next one', () => {
  const circuit = down(1)
  const first = nextProbe(circuit, 0)
  circuit.probed(first)
  circuit.failed('lead 0', first + 3000)
  expect(nextProbe(circuit, first)).toBeLessThanOrEqual(first + 4000)
})

test('the pause that the backend asks for is kept, up to a minute', () => {
  expect(nextProbe(down(0, 0, 20_000), 0)).toBe(20_000)
  expect(nextProbe(down(0, 0, 3_600_000), 0)).toBe(60_000)
})
