/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SlideVisibility } from './slide-visibility'
import { VideoFacade } from './video-facade'

const video = { href: 'https://video.example/watch', title: 'Club launch' }
const embed = 'https://video.example/embed'
const facade = (
  <VideoFacade {...video} embed={embed}>
    <i />
  </VideoFacade>
)

const play = () => screen.getByRole('button', { name: 'Play video: Club launch' })

test.each(['{Enter}', ' '])('the key %j plays it', async (key) => {
  render(facade)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(screen.getByTitle('Club launch')).toBeInTheDocument()
})

test('out of view it stops and is not reached by Tab; back in view it waits for a click', async () => {
  const { rerender } = render(<SlideVisibility value={true}>{facade}</SlideVisibility>)
  await userEvent.click(play())
  rerender(<SlideVisibility value={false}>{facade}</SlideVisibility>)
  expect(screen.queryByTitle('Club launch')).not.toBeInTheDocument()
  expect(play()).toHaveAttribute('tabindex', '-1')
  rerender(<SlideVisibility value={true}>{facade}</SlideVisibility>)
  expect(play()).toHaveAttribute('tabindex', '0')
})

test('a video that cannot be embedded stays a link', () => {
  render(
    <VideoFacade {...video}>
      <i />
    </VideoFacade>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', video.href)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
