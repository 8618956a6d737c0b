/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import { ToScale } from './to-scale'

const octagonsOf = (path: Element) => path.getAttribute('d')?.match(/z/g)?.length ?? 0

test('a figure has as many octagons as it counts, some apart in colour, and an open end for its plus', () => {
  const { container } = render(
    <ToScale
      rows={2}
      scale=""
      figures={[
        { figure: '6,000+', text: 'Signature', count: 12, accent: [10, 12] },
        { figure: '5,000', text: 'Core', count: 10 },
        { figure: '40', text: 'countries' },
      ]}
    />,
  )
  const drawn = [...container.querySelectorAll('svg')].map((drawing) => ({
    box: drawing.getAttribute('viewBox'),
    octagons: [...drawing.children].map(octagonsOf),
  }))
  expect(drawn).toEqual([
    { box: '0 0 7 2', octagons: [10, 2, 2] },
    { box: '0 0 7 2', octagons: [10, 0] },
  ])
})
