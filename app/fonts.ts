import localFont from 'next/font/local'

/** Headlines take these whenever they come: each line keeps its height. */
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

/** What may wrap keeps the letters that it begins with: lines that break anew would move the page. */
export const tallTitle = localFont({
  src: './fonts/tall.woff2',
  weight: '900',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--face-tall-title',
})

export const wideTitle = localFont({
  src: './fonts/wide.woff2',
  weight: '900',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--face-wide-title',
})

export const text = localFont({
  src: './fonts/text.woff2',
  weight: '400 700',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--face-text',
})
