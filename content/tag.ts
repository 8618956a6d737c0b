import type { FixedPath } from './paths'

type Host = `https://${string}`

/** Code of another company: a tag manager, a pixel, statistics. docs/marketing.md says how to set it. */
export interface Tag {
  /** The service and its company, as the banner and the privacy policy name it. */
  name: string
  /** What it is for, behind “to”. */
  purpose: string
  /** What it keeps in the browser and how long, as a sentence for the privacy policy. */
  keeps: string
  /** The company’s code without `<script>`. It runs once a visitor has accepted. */
  code: string
  /** What the content security policy lets it load and reach. */
  hosts: Readonly<Record<'script' | 'connect' | 'img', readonly Host[]>>
}

/** The switch: nothing of a tag is sent while it is null. */
export const tag: Tag | null = null

/** Where it may be: pages without a form, for adults, whose address says nothing of their visitor. */
export const pagesWithTag: readonly FixedPath[] = [
  '/',
  '/classes',
  '/classes/ultimate',
  '/classes/bjj',
  '/classes/group',
  '/coaching',
  '/events',
  '/international',
  '/locations/list',
  '/news',
]

/** How long a choice counts. */
export const choiceDays = 365

export const tagBanner = {
  label: 'Your choice',
  text: ({ name, purpose }: Tag) =>
    `May we load ${name}, to ${purpose}? The site works the same without it.`,
  privacy: 'Privacy Policy',
  accept: 'Accept',
  decline: 'Decline',
}
