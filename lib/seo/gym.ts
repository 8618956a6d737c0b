import type { ExerciseGymLeaf, ItemListLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts'
import { brand } from '@/content/brand'
import { amenitiesInPhotos, type Club, clubPhotos, type HoursException } from '@/content/clubs'
import { clubPath } from '@/content/paths'
import pictures from '@/content/pictures.json'
import { weekdays } from '@/content/weekdays'
import { clubStreet } from '@/lib/clubs/address'
import { DAY, type DayHours, weeklyHours } from '@/lib/clubs/hours'
import { absoluteUrl } from './absolute-url'
import { organizationReference } from './organization'

/** A time as 24 hours. Search engines read a closing time before the opening as one of the next day. */
function clock(minutes: number): string {
  const ofDay = minutes % DAY
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

const closingClock = (closes: number) => (closes === DAY ? '23:59' : clock(closes))

/**
 * Opening hours as schema.org has them, days of the same hours together.
 * @param week as {@link weeklyHours} gives it
 */
export function openingHours(week: readonly DayHours[]): OpeningHoursSpecificationLeaf[] {
  const spans = Map.groupBy(week, ({ opens, closes }) => `${opens}-${closes}`)
  return [...spans.values()].map((same) => {
    const [{ opens, closes } = { opens: 0, closes: 0 }] = same
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: same.flatMap(({ day }) => weekdays[day] ?? []),
      opens: clock(opens),
      closes: closingClock(closes),
    }
  })
}

/** A day that differs, as schema.org has it: a day of no minutes is one on which it is closed. */
function specialHours(exception: HoursException): OpeningHoursSpecificationLeaf {
  const { opens, closes } = 'closed' in exception ? { opens: 0, closes: 0 } : exception
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: exception.date,
    validThrough: exception.date,
    opens: clock(opens),
    closes: closingClock(closes),
  }
}

/**
 * A club that is open (specification 2.8 and 9): only what is known of it. Its phones and its e-mail
 * address are placeholders; its position, its prices and amenities taken from photos are not known.
 */
export function exerciseGym(club: Club): ExerciseGymLeaf {
  const { slug, name, city, state, pincode, page } = club
  const hours = openingHours(weeklyHours(club))
  const photos = clubPhotos.flatMap((photo) =>
    pictures[`club-${slug}-${photo.name}`].files.slice(-1),
  )
  return {
    '@type': 'ExerciseGym',
    '@id': absoluteUrl(`${clubPath(slug)}#gym`),
    name: `${brand.name} ${name}`,
    url: absoluteUrl(clubPath(slug)),
    image: photos.map(({ webp }) => absoluteUrl(webp)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: clubStreet(club),
      addressLocality: city,
      addressRegion: state,
      postalCode: pincode,
      addressCountry: 'IN',
    },
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    ...(club.exceptions.length > 0 && {
      specialOpeningHoursSpecification: club.exceptions.map(specialHours),
    }),
    ...(page &&
      page.amenities !== amenitiesInPhotos && {
        amenityFeature: page.amenities.map((amenity) => ({
          '@type': 'LocationFeatureSpecification',
          name: amenity,
          value: true,
        })),
      }),
    parentOrganization: organizationReference(),
  }
}

/** The clubs that are open, in the order of the page that lists them. */
export const gymList = (clubs: readonly Club[]): ItemListLeaf => ({
  '@type': 'ItemList',
  itemListElement: clubs.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `${brand.name} ${name}`,
    url: absoluteUrl(clubPath(slug)),
  })),
})
