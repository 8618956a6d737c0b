import type { ReactNode } from 'react'
import { tall, text, wide } from './fonts'
import './globals.css'

const fonts = [tall, wide, text].map((font) => font.variable).join(' ')

/** The frame of every page, including the 404, which Next.js draws without the root layout. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" className={fonts}>
      <body>{children}</body>
    </html>
  )
}
