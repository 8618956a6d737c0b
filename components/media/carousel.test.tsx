/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Carousel } from './carousel'

const scrollTo = jest.fn()

beforeEach(() => {
  scrollTo.mockClear()
  Element.prototype.scrollTo = scrollTo
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
})

const captions = ['Octagon', 'Cardio', 'Studio', 'Strength']

const setUp = () => {
  const slides = captions.map((caption) => ({ caption, content: <i>{caption}</i> }))
  render(<Carousel label="Club" noun="Photo" slides={slides} previous="‹" next="›" />)
  const current = () => screen.getByRole('button', { current: true }).textContent
  const row = screen.getByRole('group')
  const scrollRowTo = (scrollLeft: number) => fireEvent.scroll(row, { target: { scrollLeft } })
  return { user: userEvent.setup(), current, row, scrollRowTo }
}

const button = (name: string) => screen.getByRole('button', { name })

test('the slides passed on the way to another one are not announced, until the row is touched', async () => {
  const { user, row, current, scrollRowTo } = setUp()
  await user.click(button('Next photo'))
  scrollRowTo(40)
  expect(current()).toBe('2')
  scrollRowTo(300)
  scrollRowTo(0)
  expect(current()).toBe('1')
  await user.click(button('Next photo'))
  fireEvent.pointerDown(row)
  scrollRowTo(40)
  expect(current()).toBe('1')
})

test('arrow keys turn the slides, but for those that the browser uses itself', () => {
  const { row, current } = setUp()
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.keyDown(row, { key: 'ArrowRight', [modifier]: true })).toBe(true)
  expect(current()).toBe('1')
  expect(fireEvent.keyDown(row, { key: 'ArrowRight' })).toBe(false)
  expect(current()).toBe('2')
})
