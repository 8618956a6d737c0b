/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import { renderToStaticMarkup } from 'react-dom/server'
import { ClassesToolbar } from './classes-toolbar'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }))

const toolbar = () => (
  <>
    <ul>
      <ClassesToolbar className={undefined} label="CLASSES">
        <li>
          <a href="#bjj">Brazilian Jiu-Jitsu</a>
        </li>
        <li>
          <a href="#youth">Youth Program</a>
        </li>
      </ClassesToolbar>
      <li>
        <a href="#about">ABOUT</a>
      </li>
    </ul>
    <button type="button">COACHING</button>
  </>
)

/** How wide the window is, and what makes it wide. */
function giveWindow(matches: boolean) {
  const query = Object.assign(new EventTarget(), { matches })
  Object.defineProperty(window, 'matchMedia', { value: () => query, configurable: true })
  return () => query.dispatchEvent(new Event('change'))
}

const takesOver = (classes: HTMLElement) =>
  waitFor(() => expect(classes.closest('li')).toHaveAttribute('data-open', 'false'))

/** A wide window with the toolbar, after some keys were pressed. */
async function setUp(keys = '') {
  giveWindow(true)
  const { rerender } = render(toolbar())
  const classes = screen.getByRole('button', { name: 'CLASSES' })
  await takesOver(classes)
  const user = userEvent.setup()
  if (keys) await user.keyboard(keys)
  return { user, rerender, classes }
}

const isOpen = (button: HTMLElement) => button.getAttribute('aria-expanded') === 'true'

test('a mouse click does not close the toolbar that hovering opened, a second tap closes it', async () => {
  const { user, classes } = await setUp()
  await user.click(classes)
  expect(isOpen(classes)).toBe(true)
  await user.unhover(classes)
  for (const open of [true, false]) {
    await user.pointer({ keys: '[TouchA]', target: classes })
    expect(isOpen(classes)).toBe(open)
  }
})

test('Escape closes the toolbar that hovering opened and leaves the focus where it is', async () => {
  const { user, classes } = await setUp()
  const next = screen.getByRole('button', { name: 'COACHING' })
  await user.click(next)
  await user.hover(classes)
  await user.keyboard('{Escape}')
  expect(isOpen(classes)).toBe(false)
  expect(next).toHaveFocus()
})

test.each<[string, (user: UserEvent) => unknown]>([
  ['when the focus moves on', (user) => user.keyboard('{Tab}{Tab}{Tab}{Tab}')],
  ['on a press outside', (user) => user.pointer({ keys: '[TouchA]', target: document.body })],
  [
    'when its page is left, so that Back does not show it open',
    () => fireEvent(window, new Event('pagehide')),
  ],
])('the toolbar closes %s', async (_, leave) => {
  const { user, classes } = await setUp('{Tab}{Enter}')
  expect(isOpen(classes)).toBe(true)
  await leave(user)
  expect(isOpen(classes)).toBe(false)
})

test('CLASSES is marked as where the visitor is, on the pages of the classes', async () => {
  const { classes, rerender } = await setUp()
  expect(classes).not.toHaveAttribute('aria-current')
  jest.mocked(usePathname).mockReturnValue('/classes/bjj')
  rerender(toolbar())
  expect(classes).toHaveAttribute('aria-current', 'true')
})

test('CSS alone opens the toolbar until its script is there, which a phone does not fetch', async () => {
  expect(renderToStaticMarkup(toolbar())).not.toContain('data-open')
  const widen = giveWindow(false)
  render(toolbar())
  const classes = screen.getByRole('button', { name: 'CLASSES' })
  await act(() => import('./run-toolbar'))
  expect(classes.closest('li')).not.toHaveAttribute('data-open')
  widen()
  await takesOver(classes)
})
