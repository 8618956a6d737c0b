import { brand } from '@/content/brand'

/** What the terms say of themselves; their text is terms.md (specification 2.14). */
export const terms = {
  title: 'Terms of Service',
  description: `The terms for using the website of ${brand.name} India, and those of the trial pass: how long it is valid, where it can be redeemed and what to bring.`,
  heading: 'Terms of Service',
  note: 'Last modified',
} as const
