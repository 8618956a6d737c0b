import { cityAndState, type Club } from '@/content/clubs'

/** The street and the area of a club, in one line. */
export const clubStreet = ({ street, area }: Club): string =>
  [street, area].filter(Boolean).join(', ')

/** The address of a club as its page shows it, in one line. */
export const clubAddress = (club: Club): string =>
  [clubStreet(club), club.stateHidden ? club.city : cityAndState(club), club.pincode].join(', ')

/** What a maps site is asked for to show a club. */
export const clubMapQuery = (club: Club): string =>
  `${clubStreet(club)}, ${cityAndState(club)} ${club.pincode}`

/** The page of a maps site that shows the way to a club. */
export const clubDirectionsUrl = (club: Club): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(clubMapQuery(club))}`

/** A link to a phone number that is written with spaces. */
export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`
