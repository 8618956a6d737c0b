import { standInVideo } from './stand-ins'
import type { Words } from './words'

/**
 * The events in the order of the page (specification 2.13 and 3.7). The addresses and captions are
 * stand-ins until the real ones are known; any watch, embed, shorts or short link will do.
 */
export const events = [
  {
    id: 1,
    youtubeUrl: standInVideo('https://www.youtube.com/watch?v=octaEvent01'),
    caption: 'Club launch, Guwahati',
    picture: 'club-guwahati-octagon',
  },
  {
    id: 2,
    youtubeUrl: standInVideo('https://youtu.be/octaEvent02'),
    caption: 'Jiu-jitsu seminar, Imphal',
    picture: 'club-imphal-octagon',
  },
  {
    id: 3,
    youtubeUrl: standInVideo('https://www.youtube.com/shorts/octaEvent03'),
    caption: 'Members’ challenge, Bandra',
    picture: 'club-bandra-octagon',
  },
  {
    id: 4,
    youtubeUrl: standInVideo('https://www.youtube.com/embed/octaEvent04'),
    caption: 'Open mat, Punjabi Bagh',
    picture: 'club-punjabi-bagh-octagon',
  },
  {
    id: 5,
    youtubeUrl: standInVideo('https://www.youtube.com/watch?v=octaEvent05'),
    caption: 'Seven rounds, Sahakara Nagar',
    picture: 'club-sahakara-nagar-group-fitness-studio',
  },
  {
    id: 6,
    youtubeUrl: standInVideo('https://youtu.be/octaEvent06'),
    caption: 'Kickboxing seminar, Jaipur',
    picture: 'club-jaipur-octagon',
  },
  {
    id: 7,
    youtubeUrl: standInVideo('https://www.youtube.com/watch?v=octaEvent07'),
    caption: 'Youth grading day',
    picture: 'news-5',
  },
  {
    id: 8,
    youtubeUrl: standInVideo('https://www.youtube.com/shorts/octaEvent08'),
    caption: 'Women’s night on the mat',
    picture: 'class-womens-bjj',
  },
  {
    id: 9,
    youtubeUrl: standInVideo('https://youtu.be/octaEvent09'),
    caption: 'Six-week challenge final',
    picture: 'news-6',
  },
  {
    id: 10,
    youtubeUrl: standInVideo('https://www.youtube.com/watch?v=octaEvent10'),
    caption: 'Coaches’ camp',
    picture: 'coaching',
  },
  {
    id: 11,
    youtubeUrl: standInVideo('https://www.youtube.com/watch?v=octaEvent11'),
    caption: 'Club launch, Sahakara Nagar',
    picture: 'club-sahakara-nagar-octagon',
  },
] as const satisfies readonly Words[]
