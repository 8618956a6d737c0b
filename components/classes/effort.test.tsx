/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { classMinutes, rounds } from '@/content/classes'
import { EffortDrawing } from './effort'

/** From where to where each shape of a drawing goes, in minutes. */
function shapes(effort: 'rounds' | 'kicks') {
  const { container } = render(<EffortDrawing effort={effort} />)
  const minute =
    Number(container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]) / classMinutes
  const path = container.querySelector('path')?.getAttribute('d') ?? ''
  return path.split(/(?=M)/).map((shape) => {
    const at = [0]
    for (const [, command, numbers = ''] of shape.matchAll(/([MVlhvz])([-\d. ]*)/g)) {
      const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
      if (command === 'M') at[0] = values[0] ?? 0
      if (command === 'h') at.push((at.at(-1) ?? 0) + (values[0] ?? 0))
      if (command === 'l')
        for (let each = 0; each < values.length; each += 2)
          at.push((at.at(-1) ?? 0) + (values[each] ?? 0))
    }
    return [Math.min(...at) / minute, Math.max(...at) / minute] as const
  })
}

test.each(['rounds', 'kicks'] as const)(
  'the %s of a class are drawn to the scale of its minutes',
  (effort) => {
    const drawn = shapes(effort)
    expect(new Set(drawn.map(([from]) => from)).size).toBe(rounds.count)
    for (const [from, to] of drawn) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(classMinutes)
      expect(to - from).toBeCloseTo(rounds.minutes)
    }
  },
)
