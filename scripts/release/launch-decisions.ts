/** What only the customer can decide: the place in the sources that shows what holds until then. */
interface OpenDecision {
  group: 'Pictures' | 'Decisions'
  file: string
  /** Words of the line. Once no line of the file has them, the decision is taken. */
  words: string
  why: string
}

/**
 * Decisions that are open. One that was taken without a change of its line is deleted here.
 */
export const openDecisions: readonly OpenDecision[] = [
  {
    group: 'Pictures',
    file: 'content/pictures.json',
    words: '{',
    why: 'All pictures are rendered: no people, no real places. Photos of the clubs, classes and coaches replace them (npm run media).',
  },
  {
    group: 'Pictures',
    file: 'content/videos.json',
    words: '{',
    why: 'The video behind the first headline is rendered, too.',
  },
  ...['content/forms/guest-pass.ts', 'content/forms/landing-lead.ts'].map((file) => ({
    group: 'Decisions' as const,
    file,
    words: 'consent(true)',
    why: 'The consent box starts ticked, as the specification says. From 13 May 2027 section 6 of the Digital Personal Data Protection Act asks for a clear affirmative action: consent(false).',
  })),
  {
    group: 'Decisions',
    file: 'lib/env.ts',
    words: 'LEAD_RETENTION_DAYS: wholeNumber',
    why: 'From May 2027 Rule 8(3) asks for at least one year of the data and of the logs of their processing. Either the backend keeps that year or LEAD_RETENTION_DAYS=365; the privacy policy says 90 days.',
  },
  {
    group: 'Decisions',
    file: 'content/legal/privacy.ts',
    words: 'Backups are deleted after the same time',
    why: 'Backups are made and deleted by whoever runs the site (docs/deploy.md). Make sure that this sentence is true.',
  },
  {
    group: 'Decisions',
    file: 'content/legal/privacy.ts',
    words: 'we will tell you and the authorities',
    why: 'From May 2027 Rule 7 asks to tell the Board and each person affected without delay, with details within 72 hours. Name who does it.',
  },
  {
    group: 'Decisions',
    file: 'content/legal/terms.ts',
    words: 'Last modified 04/08/2022',
    why: 'The date is the specification’s, the wording is newer. Give the text that this date belongs to, or the date of this one.',
  },
  {
    group: 'Decisions',
    file: 'content/legal/terms.ts',
    words: 'a claim must be brought within one year',
    why: 'The specification’s limit meets section 28 of the Contract Act and the Consumer Protection Act 2019. Have a lawyer look at it.',
  },
  {
    group: 'Decisions',
    file: 'content/brand.ts',
    words: 'countriesExpectedBy:',
    why: 'Countries expected by a year that has passed. The claim is the specification’s: give one that is true today.',
  },
  {
    group: 'Decisions',
    file: 'content/forms/franchise.ts',
    words: 'Phone and model of interest ask for the',
    why: 'The specification has “Please input First name” for phone and model of interest. Confirm these messages or give others.',
  },
  {
    group: 'Decisions',
    file: 'content/pages/youth.ts',
    words: '5–12',
    why: 'Nothing on the site fits the ages 13 to 17: youth program 5–12, youth belts 6–15, forms and pass from 18. Say what is offered to them.',
  },
  {
    group: 'Decisions',
    file: 'content/pages/contact.ts',
    words: 'visits are by appointment',
    why: 'Nobody has confirmed that headquarters take visitors by appointment.',
  },
  {
    group: 'Decisions',
    file: 'content/pages/about.ts',
    words: 'are developed under one master licence',
    why: 'Confirm the licence and the number of clubs under it.',
  },
]
