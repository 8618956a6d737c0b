export type Edit = readonly [found: string | RegExp, replacement: string]

/** What goes: the landing pages with their forms, the page of clubs abroad, what the specification fixes. */
export const removed = [
  'app/(site)/international',
  'content/forms/feedback.ts',
  'content/forms/landing-lead.ts',
  'content/specification.test.ts',
]

/** In all of the content: nothing waits for a confirmation, and no address leads nowhere. */
export const everywhere: readonly Edit[] = [
  [/\bplaceholder\(\s*'\w+',/g, 'confirmed('],
  [/\bplaceholder\b(?=.* from)/g, 'confirmed'],
  [/octagym\.example/g, 'ironox.in'],
  [/\.example\b/g, '.in'],
  [/\+91 00000/g, '+91 98000'],
  [/'\[([\w -]+)\]'/g, "'Iron Ox Club $1'"],
  [/,\s*"rendered": true/g, ''],
]

/**
 * What another brand would change, by file: name, slug, domain and colours, a wordmark of two lines; it has
 * no sisters, no clubs abroad, none that opens soon, no landing page, a class less, and three clubs: one has
 * other hours, one closed, two never were.
 */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  'content/brand.ts': [
    [/const locations[\s\S]*?(?=\/\*\* In the top bar)/, ''],
    ['[boutique, fitness]', '[]'],
    [/^ {2}(boutique|fitness|internationalUrl)\b.*\n/gm, ''],
    [/^ {4}(locations|moreThan|countries\w*):.*\n/gm, ''],
    ['OCTA GYM', 'IRON OX CLUB'],
    ['octa-gym', 'iron-ox-club'],
  ],
  'content/placeholders.ts': [
    [/[\s\S]*/, 'export const confirmed = <const Fact>(fact: Fact): Fact => fact\n'],
  ],
  'content/paths.ts': [[/^ {2}\| '\/(landing\/.*|international)'\n/gm, '']],
  'content/pages.ts': [[/\binternational, |^ {2}'\/international'.*\n/gm, '']],
  'content/navigation.ts': [[/^.*'\/international'.*\n/m, '']],
  'content/pages/landing.ts': [
    [/^import \{ (?!type Club|clubPath).*\n/gm, ''],
    ['{ type Club, clubBySlug }', 'type { Club }'],
    ['{ clubPath, type Href, type LandingPath, type', 'type { Href, LandingPath,'],
    [/const \[sahakaraNagar[\s\S]*?(?=\/\*\* The landing pages of)/, ''],
    [/\(\{\n {4}'\/[\s\S]*?\} satisfies/g, '({} satisfies'],
  ],
  'content/pages/locations.ts': [
    [/\[\{ label: 'International.*\]/, '[]'],
    [/^.*mansarovar-feedback.*\n/m, ''],
    [/\/\*\* Clubs of other countries[\s\S]*/, ''],
    ['{ type Club, clubs }', 'type { Club }'],
  ],
  'content/pages/home.ts': [[/^ {4}\{ figure: brand.claims.locations[\s\S]*?(?=^ {2}\],)/m, '']],
  'content/pages/franchise.ts': [[/`Boutique studios.*`/, "'Ask us which.'"]],
  'content/pages/about.ts': [
    [/ \$\{brand.claims.locations\}.*(?=`)/, ''],
    [/^ {6}\{ figure: 'Boutique'.*\n/m, ''],
    ['`${brand.boutique.name} workouts`', "'Class workouts'"],
    ['The third size: boutique, class-based studios. ${brand.boutique.name} is ours. ', ''],
  ],
  'content/pages/class-detail.ts': [
    ["brand.fitness.name, 'ufc-fit'", "'Daily Ultimate Training', 'daily-ultimate-training'"],
    [/^import \{ brand.*\n/m, ''],
  ],
  'content/classes.ts': [
    ["  | 'ufc-fit'\n", ''],
    [/^ {2}\{\n {4}slug: 'ufc-fit'[\s\S]*?^ {2}\},\n/m, ''],
  ],
  'content/clubs.ts': [
    [/^ {2}\{\n {4}id: 106[\s\S]*?(?= {2}\{\n {4}id: 109)/m, ''],
    ['const facts', 'const everything = Object.fromEntries(offers.map((one) => [one, true]))\n$&'],
    [/^ {4}has: \{.*\n|^ {6}callback: '.*\n/gm, ''],
    [/slug: '(bandra|imphal|sahakara-nagar)',/g, '$& has: everything,'],
    ["slug: 'punjabi-bagh',", "slug: 'punjabi-bagh', closed: '2026-11-01',"],
    [/(id: 109[\s\S]*?hours: ).*/, '$1hours([at(9), at(13)], [at(5), at(25)]),'],
    [/(openingSoon[^=]*= \[)[\s\S]*?^\]/m, '$1]'],
  ],
  'content/events.ts': [
    ['club-guwahati-octagon', 'class-bjj'],
    ['club-jaipur-octagon', 'class-youth'],
  ],
  'content/pictures.json': [[/^ {2}"club-(jaipur|guwahati)-.*\n/gm, '']],
  'content/legal/privacy.md': [
    [/^(lead-.*|feedback:.*)\n/gm, ''],
    [/, lead-sahakara-nagar, lead-guwahati$|, feedback$/gm, ''],
    [/(keptAfterErasure: .*) lead_city,/, '$1'],
  ],
  'content/logo.ts': [['width: 792', 'width: 400']],
  'app/colours.css': [[/(--color-accent: )#\w+/, '$1#0a5fd9']],
}
