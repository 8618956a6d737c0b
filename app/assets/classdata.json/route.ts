import { classes } from '@/content/classes'
import { clubs } from '@/content/clubs'

export const dynamic = 'force-static'

/** The class data of specification 7, which does not show their structure. No schedule is known. */
export const GET = () =>
  Response.json({
    version: 1,
    classes: classes.flatMap((one) => {
      if ('placeholder' in one) return []
      const { slug, name, minutes, rounds } = one
      return [
        { slug, name, minutes, rounds: rounds && { count: rounds.count, minutes: rounds.minutes } },
      ]
    }),
    clubs: clubs.map(({ id }) => ({ clubid: id, sessions: [] })),
  })
