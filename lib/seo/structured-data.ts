import type * as Schema from 'schema-dts'
import { brand } from '@/content/brand'
import { amenitiesInPhotos, type Club, clubPhotos } from '@/content/clubs'
import { home } from '@/content/navigation'
import { articlePath, clubPath } from '@/content/paths'
import pictures from '@/content/pictures.json'
import type { LabelledLink } from '@/content/types'
import { weekdays } from '@/content/weekdays'
import { clubStreet } from '@/lib/clubs/address'
import { DAY, type DayHours, weeklyHours } from '@/lib/clubs/hours'
import type { Article } from '@/lib/news/read'
import { absoluteUrl, socialImagePath } from './addresses'

/** The brand as other things refer to it. */
export const organizationReference = (): Schema.OrganizationLeaf => ({
  '@type': 'Organization',
  '@id': absoluteUrl('/#organization'),
  name: brand.name,
  url: absoluteUrl('/'),
})

/** The brand with its logo and its pages elsewhere, for the home page. No placeholder for a phone or an e-mail. */
export const organization = (): Schema.OrganizationLeaf => ({
  ...organizationReference(),
  logo: absoluteUrl('/icons/icon-512.png'),
  sameAs: brand.social.map(({ url }) => url),
})

/** The site, for the home page: search engines show its name from here. */
export const webSite = (): Schema.WebSiteLeaf => ({
  '@type': 'WebSite',
  '@id': absoluteUrl('/#website'),
  name: brand.name,
  url: absoluteUrl('/'),
  inLanguage: 'en-GB',
  publisher: { '@id': absoluteUrl('/#organization') },
})

/**
 * The way from the home page to a page below another one.
 * @param crumbs from the page above to the page itself
 */
export const breadcrumbs = (...crumbs: readonly LabelledLink[]): Schema.BreadcrumbListLeaf => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home, ...crumbs].map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(href),
  })),
})

/** A time as 24 hours. Search engines read a closing time before the opening as one of the next day. */
function clock(minutes: number): string {
  const ofDay = minutes % DAY
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** Hours of some days as schema.org has them: a day of no minutes is one on which it is closed. */
const hoursOf = (
  days: Pick<Schema.OpeningHoursSpecificationLeaf, 'dayOfWeek' | 'validFrom' | 'validThrough'>,
  { opens, closes }: Pick<DayHours, 'opens' | 'closes'>,
): Schema.OpeningHoursSpecificationLeaf => ({
  '@type': 'OpeningHoursSpecification',
  ...days,
  opens: clock(opens),
  closes: closes === DAY ? '23:59' : clock(closes),
})

/**
 * Opening hours as schema.org has them, days of the same hours together.
 * @param week as {@link weeklyHours} gives it
 */
export const openingHours = (week: readonly DayHours[]) =>
  [...Map.groupBy(week, ({ opens, closes }) => `${opens}-${closes}`).values()].flatMap((same) => {
    const dayOfWeek = same.flatMap(({ day }) => weekdays[day] ?? [])
    return same.slice(0, 1).map((hours) => hoursOf({ dayOfWeek }, hours))
  })

/**
 * A club that is open (specification 2.8 and 9): only what is known of it. Its phones and its e-mail
 * address are placeholders; its position, its prices and amenities taken from photos are not known.
 */
export function exerciseGym(club: Club): Schema.ExerciseGymLeaf {
  const { slug, name, city, state, pincode, page } = club
  const hours = openingHours(weeklyHours(club))
  const photos = clubPhotos.map((photo) => pictures[`club-${slug}-${photo.name}`])
  return {
    '@type': 'ExerciseGym',
    '@id': absoluteUrl(`${clubPath(slug)}#gym`),
    name: `${brand.name} ${name}`,
    url: absoluteUrl(clubPath(slug)),
    image: photos.map(({ jpeg }) => absoluteUrl(jpeg)),
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
      specialOpeningHoursSpecification: club.exceptions.map(({ date, ...one }) =>
        hoursOf(
          { validFrom: date, validThrough: date },
          'closed' in one ? { opens: 0, closes: 0 } : one,
        ),
      ),
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
export const gymList = (clubs: readonly Club[]): Schema.ItemListLeaf => ({
  '@type': 'ItemList',
  itemListElement: clubs.map(({ slug, name }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: `${brand.name} ${name}`,
    url: absoluteUrl(clubPath(slug)),
  })),
})

/** Structured data of an article, with its day when the backend gives one. It gives no author. */
export function newsArticle({ newsid, title, banner, date }: Article): Schema.NewsArticleLeaf {
  const path = articlePath(newsid)
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(date && { datePublished: date }),
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: [...(banner ? [banner.src] : []), socialImagePath(path)].map(absoluteUrl),
    inLanguage: 'en-GB',
    publisher: organizationReference(),
  }
}
