import localFont from 'next/font/local'

/** Titles take these whenever they come: their local faces are as wide and as high (docs/design.md). */
export const tall = localFont({
  src: './fonts/tall.woff2',
  weight: '900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--face-tall',
})

export const wide = localFont({
  src: './fonts/wide.woff2',
  weight: '900',
  display: 'swap',
  adjustFontFallback: false,
  variable: '--face-wide',
})

/** Text keeps the letters that it begins with: lines that break anew move a page. */
export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--face-text',
})
