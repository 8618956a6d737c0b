import type { ReactNode } from 'react'
import { rupee, tall, text, wide } from './fonts'
import './globals.css'

const fonts = [tall, wide, text, rupee].map((font) => font.variable).join(' ')

/** The frame of every page, of the 404 as well, which Next draws without the root layout. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={fonts}>
      <body>{children}</body>
    </html>
  )
}
