import { logo } from '@/content/logo'

/** The wordmark in the colour of its band. Whoever places it names it. */
export function Logo() {
  return (
    <svg viewBox={`0 0 ${logo.width} ${logo.height}`} aria-hidden="true">
      <path fill="currentColor" d={logo.letters} />
      <path fill="var(--color-red)" d={logo.mark} />
    </svg>
  )
}
