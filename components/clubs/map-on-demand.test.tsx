/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MapOnDemand } from './map-on-demand'

test('the map is embedded when it is asked for, in place of the facade, and takes the focus', async () => {
  const { container } = render(
    <MapOnDemand
      src="about:blank"
      title="Map"
      className={undefined}
      show="Show map"
      directions={<a href="#there">Directions</a>}
    >
      <p>GS Road</p>
    </MapOnDemand>,
  )
  expect(container.querySelector('iframe')).toBeNull()
  expect(screen.getByRole('link', { name: 'Directions' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Show map' }))
  expect(container.children).toHaveLength(1)
  expect(screen.getByTitle('Map')).toHaveAttribute('src', 'about:blank')
  expect(screen.getByTitle('Map')).toHaveFocus()
})
