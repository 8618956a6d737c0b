import { brand } from '@/content/brand'

/** What the privacy policy says of itself; its text is privacy.md (specification 2.14). */
export const privacy = {
  title: 'Privacy Policy',
  description: `Which details ${brand.name} India asks for, who receives them, how long they are kept, what stays in your browser, and how to see, correct or erase them.`,
  heading: 'Privacy Policy',
  note: `For the website of ${brand.name} India. Last modified`,
} as const
