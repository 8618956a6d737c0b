/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { usePathname } from 'next/navigation'
import { ClassesToolbar } from './classes-toolbar'

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/') }))

const toolbar = () => (
  <>
    <ul>
      <ClassesToolbar
        className={undefined}
        label="CLASSES"
        pages={[
          { label: 'Brazilian Jiu-Jitsu', href: '#bjj', effort: 'grips' },
          { label: 'Youth Program', href: '#youth' },
        ]}
      />
      <li>
        <a href="#about">ABOUT</a>
      </li>
    </ul>
    <button type="button">COACHING</button>
  </>
)

/** A wide window with the toolbar, after some keys were pressed. */
async function setUp(keys = '') {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList
  const { rerender } = render(toolbar())
  const classes = screen.getByRole('button', { name: 'CLASSES' })
  await waitFor(() => expect(classes.closest('li')).toHaveAttribute('data-open', 'false'))
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

test('a class is drawn above its name', async () => {
  await setUp()
  const links = screen.getAllByRole('link', { hidden: true })
  const drawn = () => links.filter((link) => link.querySelector('path'))
  await waitFor(() =>
    expect(drawn().map(({ textContent }) => textContent)).toEqual(['Brazilian Jiu-Jitsu']),
  )
})
