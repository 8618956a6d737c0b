import localFont from 'next/font/local'

/** The display fonts are preloaded; the text font replaces a fallback of the same metrics (docs/design.md). */
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

export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  variable: '--face-text',
})

export const rupee = localFont({
  src: './fonts/text-rupee.woff2',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+20B9' }],
  variable: '--face-rupee',
})
