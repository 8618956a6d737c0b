/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { MenuPopover } from './menu-popover'

// Back may restore the page from the cache, in the state in which it was left.
test('following a link closes the menu, even to the page being read', () => {
  const hidePopover = jest.fn()
  HTMLElement.prototype.popover = null
  HTMLElement.prototype.hidePopover = hidePopover
  render(
    <MenuPopover className="menu">
      <a href="#here">Coaching</a>
    </MenuPopover>,
  )
  fireEvent.click(screen.getByText('Coaching'))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
