/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { classMinutes, rounds } from '@/content/class-length'
import { EffortDrawing } from './effort'

/** From which minute to which each shape of a drawing goes. */
function shapes(effort: 'rounds' | 'kicks') {
  const { container } = render(<EffortDrawing effort={effort} />)
  const width = container.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]
  const minute = Number(width) / classMinutes
  const path = container.querySelector('path')?.getAttribute('d') ?? ''
  const points: number[][] = []
  let [pen, start] = [0, 0]
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-z])([-\d. ]*)/gi)) {
    const values = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'z') pen = start
    if (command === 'M') pen = 0
    if (!/[mlh]/i.test(command)) continue
    for (const step of command === 'h' ? values : values.filter((_, at) => at % 2 === 0)) {
      pen += step
      if (/m/i.test(command)) points.push([])
      points.at(-1)?.push(pen)
    }
    if (/m/i.test(command)) start = pen
  }
  return points
    .filter(({ length }) => length > 1)
    .map((shape) => ({ from: Math.min(...shape) / minute, to: Math.max(...shape) / minute }))
}

test.each(['rounds', 'kicks'] as const)(
  'the %s of a class are drawn to the scale of its minutes',
  (effort) => {
    const drawn = shapes(effort)
    expect(new Set(drawn.map(({ from }) => from)).size).toBe(rounds.count)
    for (const { from, to } of drawn) {
      expect(from).toBeGreaterThanOrEqual(0)
      expect(to).toBeLessThanOrEqual(classMinutes)
      expect(to - from).toBeCloseTo(rounds.minutes)
    }
  },
)
