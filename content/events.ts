import { placeholder } from './placeholders'
import type { Copy } from './copy'

/**
 * The events in the order of the page (specification 2.13 and 3.7). The addresses and captions are
 * placeholders until the real ones are known; any watch, embed, shorts or short link will do.
 */
export const events = [
  {
    id: 1,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/watch?v=octaEvent01'),
    caption: placeholder('caption', 'Club launch, Guwahati'),
    picture: 'club-guwahati-octagon',
  },
  {
    id: 2,
    youtubeUrl: placeholder('video', 'https://youtu.be/octaEvent02'),
    caption: placeholder('caption', 'Jiu-jitsu seminar, Imphal'),
    picture: 'club-imphal-octagon',
  },
  {
    id: 3,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/shorts/octaEvent03'),
    caption: placeholder('caption', 'Members’ challenge, Bandra'),
    picture: 'club-bandra-octagon',
  },
  {
    id: 4,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/embed/octaEvent04'),
    caption: placeholder('caption', 'Open mat, Punjabi Bagh'),
    picture: 'club-punjabi-bagh-octagon',
  },
  {
    id: 5,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/watch?v=octaEvent05'),
    caption: placeholder('caption', 'Seven rounds, Sahakara Nagar'),
    picture: 'club-sahakara-nagar-group-fitness-studio',
  },
  {
    id: 6,
    youtubeUrl: placeholder('video', 'https://youtu.be/octaEvent06'),
    caption: placeholder('caption', 'Kickboxing seminar, Jaipur'),
    picture: 'club-jaipur-octagon',
  },
  {
    id: 7,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/watch?v=octaEvent07'),
    caption: placeholder('caption', 'Youth grading day'),
    picture: 'news-5',
  },
  {
    id: 8,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/shorts/octaEvent08'),
    caption: placeholder('caption', 'Women’s night on the mat'),
    picture: 'class-womens-bjj',
  },
  {
    id: 9,
    youtubeUrl: placeholder('video', 'https://youtu.be/octaEvent09'),
    caption: placeholder('caption', 'Six-week challenge final'),
    picture: 'news-6',
  },
  {
    id: 10,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/watch?v=octaEvent10'),
    caption: placeholder('caption', 'Coaches’ camp'),
    picture: 'coaching',
  },
  {
    id: 11,
    youtubeUrl: placeholder('video', 'https://www.youtube.com/watch?v=octaEvent11'),
    caption: placeholder('caption', 'Club launch, Sahakara Nagar'),
    picture: 'club-sahakara-nagar-octagon',
  },
] as const satisfies readonly Copy[]
