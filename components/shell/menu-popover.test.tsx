/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { MenuPopover } from './menu-popover'

const page = (
  <>
    <header>
      <button popoverTarget="menu">Open menu</button>
    </header>
    <MenuPopover className="menu">
      <button>Close menu</button>
      <a href="#here">Coaching</a>
    </MenuPopover>
    <button data-over-menu="">Join</button>
  </>
)

const hidePopover = jest.fn()

function setUp() {
  HTMLElement.prototype.popover = null
  HTMLElement.prototype.hidePopover = hidePopover
  render(page, { container: document.body })
  const menu = screen.getByRole('navigation', { name: 'Menu' })
  const report = (type: string, newState: string) =>
    fireEvent(menu, Object.assign(new Event(type), { newState }))
  return { menu, report, header: screen.getByRole('banner') }
}

beforeEach(() => hidePopover.mockClear())

test('an open menu takes the focus and makes the page behind it inert, but not the thumb bar', () => {
  const { report, header, menu } = setUp()
  report('toggle', 'open')
  expect(header).toHaveAttribute('inert')
  expect(menu).not.toHaveAttribute('inert')
  expect(screen.getByText('Join')).not.toHaveAttribute('inert')
  expect(screen.getByText('Close menu')).toHaveFocus()
  expect(screen.getByText('Open menu')).toHaveAttribute('aria-expanded', 'true')
})

test('a closing menu ends the inert page first, and returns the focus from the thumb bar as well', () => {
  const { report, header } = setUp()
  report('toggle', 'open')
  screen.getByText('Join').focus()
  report('beforetoggle', 'closed')
  expect(header).not.toHaveAttribute('inert')
  expect(screen.getByText('Open menu')).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText('Open menu')).toHaveFocus()
})

test('following a link closes the menu, even to the page being read', () => {
  setUp()
  fireEvent.click(screen.getByText('Coaching'))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
