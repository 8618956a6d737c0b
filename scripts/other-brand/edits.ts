type Edit = readonly [found: string | RegExp, replacement: string]

const kochi = `  {
    id: 110,
    slug: 'kochi',
    name: 'Marine Drive',
    city: 'Kochi',
    state: 'Kerala',
    listedByCity: true,
    street: 'Shanmugham Rd',
    area: 'Marine Drive',
    pincode: '682031',
    near: [9.98, 76.28],
    phones: ['+91 98000 00110', '+91 98000 01110', '+91 98000 02110'],
    hours: [{ days: ['Monday', 'Sunday'], opens: 300, closes: 1500 }],
  },
]

/** The city and its state`

const wrestling = `  {
    slug: 'wrestling',
    name: 'Wrestling',
    heading: wideThenTall('Wrestling', 'for all'),
    title: 'Wrestling: a class for all levels',
    description: 'Takedowns and escapes from the first stance on, in a class for people of all levels: what to bring.',
    picture: 'class-wrestling',
    overview: { lead: 'Takedowns, from the first stance on.', text: 'The coach shows you how to fall.' },
    whatToBring: ['Wrestling shoes'],
    ...everyClass,
    minutes: 45,
    gallery: gallery('boxing-conditioning'),
  },
]

/** Whether`

const card = `const ultimateCards = [
    {
      name: 'Wrestling',
      text: 'Takedowns and escapes.',
      ...toClass('wrestling'),
    },
`

const question = `items: placeholder('text', [
      { question: 'May I watch first?', answer: 'Yes. Ask at the reception for a seat by the mat.' },`

const tag = `= {
  name: 'Example Analytics',
  purpose: 'see which pages lead to enquiries',
  keeps: 'It keeps nothing in your browser.',
  code: 'document.body.append("")',
  hosts: { script: ['https://tag.example'], connect: [], img: [] },
}`

/**
 * What another brand would change, by file: the name, the slug, the domain, sisters, networks and
 * colours; one club opens, one closes, one moves, one gets hours, one a page; another class, another
 * question, a shorter pass, a tag.
 */
export const edits: Readonly<Record<string, readonly Edit[]>> = {
  'content/brand.ts': [
    ['OCTA GYM', 'IRON OX CLUB'],
    ['octa-gym', 'iron-ox-club'],
    [/octagym\.example/g, 'ironox.example'],
    ['OCTA CLASS', 'OX STUDIO'],
    ['OCTA FIT', 'OX FIT'],
    ['Octa Fit', 'Ox Fit'],
    [/ {4}\{ network: 'Video channel'.*\n/, ''],
    ["'Photo network'", "'Picture network'"],
  ],
  'app/colours.css': [[/(--color-accent: )#\w+/, '$1#0a5fd9']],
  // A wordmark of two lines.
  'content/logo.ts': [['width: 792', 'width: 400']],
  'content/tag.ts': [['= null', tag]],
  'content/free-pass.ts': [['passDays = 15', 'passDays = 7']],
  'content/legal/terms.md': [['passDays: 15', 'passDays: 7']],
  'content/clubs.ts': [
    ["slug: 'punjabi-bagh',", "slug: 'punjabi-bagh', closed: '2026-11-01',"],
    ['Bandra West', 'Santacruz West'],
    [/(slug: 'imphal'[\s\S]*?hours: )\[\]/, '$1hours([at(9), at(13)], [at(5, 30), at(21)])'],
    [/\]\n\n\/\*\* The city and its state/, kochi],
  ],
  'content/events.ts': [['Open mat, Punjabi Bagh', 'Open mat for everyone']],
  'content/pictures.json': [
    ...Object.entries({
      'class-wrestling': 'news-5',
      'club-kochi-octagon': 'class-bjj',
      'club-kochi-cardio-equipment': 'class-boxing-conditioning',
      'club-kochi-group-fitness-studio': 'class-youth',
      'club-kochi-strength-training-equipment': 'class-matrx',
    }).map(([added, like]): Edit => [
      new RegExp(`^ {2}"${like}": (.*)$`, 'm'),
      `  "${like}": $1\n  "${added}": $1`,
    ]),
  ],
  'content/classes.ts': [
    ["  | 'matrx'", "  | 'matrx'\n  | 'wrestling'"],
    [/\]\n\n\/\*\* Whether/, wrestling],
  ],
  'content/pages/classes.ts': [['const ultimateCards = [\n', card]],
  'content/pages/bjj.ts': [["items: placeholder('text', [", question]],
}
