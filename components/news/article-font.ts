import localFont from 'next/font/local'

/** The long title of an article keeps the letters that it begins with, as text does (`app/fonts.ts`). */
export const articleFont = localFont({
  src: '../../app/fonts/tall.woff2',
  weight: '900',
  display: 'optional',
  adjustFontFallback: false,
  variable: '--face-tall-article',
})
