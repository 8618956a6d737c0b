import { clubs, type Club } from '@/content/clubs'

const [anyClub] = clubs
if (!anyClub) throw new Error('content/clubs.ts has no club')

/** A club for tests of behaviour, with all that a club may have; its pictures are those of another. */
export const exampleClub: Club = {
  ...anyClub,
  id: 901,
  name: 'Lake Road',
  city: 'Kolkata',
  state: 'West Bengal',
  label: 'Lake Road - Kolkata',
  card: { name: 'Lake Road', place: 'Kolkata, West Bengal' },
  street: '12 Lake Rd',
  area: 'Lake Gardens',
  pincode: '700045',
  stateHidden: false,
  phones: ['+91 98000 00001', '+91 98000 00002'],
  email: 'lake-road@gym.example',
  hours: [
    { days: ['Monday', 'Saturday'], opens: 360, closes: 1350 },
    { days: ['Sunday'], opens: 420, closes: 960 },
  ],
  exceptions: [],
  page: {
    title: 'Gym on Lake Road, Kolkata',
    description: 'A club for tests.',
    overview: { heading: ['Club', 'Kolkata'], lead: 'An octagon.', text: 'Come for a class.' },
    amenities: ['Octagon', 'Steam'],
  },
}

/** A club without what a club may lack. */
export const bareClub: Club = { ...exampleClub, page: undefined, hours: [] }
