import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { classes } from './classes'
import { clubs } from './clubs'

const session = z.strictObject({
  slug: z.string(),
  day: z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  start: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
})

const classData = z.strictObject({
  version: z.literal(1),
  classes: z.array(
    z.strictObject({
      slug: z.string(),
      name: z.string(),
      minutes: z.int().positive(),
      rounds: z.strictObject({ count: z.int().positive(), minutes: z.int().positive() }).optional(),
    }),
  ),
  clubs: z.array(z.strictObject({ clubid: z.int(), sessions: z.array(session) })),
})

const full = classes.flatMap((one) => ('placeholder' in one ? [] : [one]))
const file = () => classData.parse(JSON.parse(readFileSync('public/assets/classdata.json', 'utf8')))

test('public/assets/classdata.json holds the classes of the site, with their minutes and rounds', () => {
  expect(
    file().classes.map(({ slug, name, minutes, rounds }) => [slug, name, minutes, rounds?.count]),
  ).toEqual(full.map(({ slug, name, minutes, rounds }) => [slug, name, minutes, rounds?.count]))
})

test('the class data file has schedules of clubs of the site, and of classes that it describes', () => {
  const { clubs: schedules, classes: described } = file()
  const ids = clubs.map(({ id }) => id)
  for (const { clubid } of schedules) expect(ids).toContain(clubid)
  const slugs = described.map(({ slug }) => slug)
  for (const { slug } of schedules.flatMap(({ sessions }) => sessions))
    expect(slugs).toContain(slug)
})
