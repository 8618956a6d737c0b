/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react'
import { runMenu } from './run-menu'

// Back may restore the page from the cache, in the state in which it was left.
test('following a link closes the menu, even to the page being read', () => {
  const hidePopover = jest.fn()
  HTMLElement.prototype.popover = 'auto'
  HTMLElement.prototype.hidePopover = hidePopover
  jest.spyOn(HTMLElement.prototype, 'matches').mockReturnValue(false)
  document.body.innerHTML = '<nav id="menu"><a href="#here">Coaching</a></nav>'
  runMenu()
  fireEvent.click(screen.getByText('Coaching'))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
