import { placeholder } from './placeholders'
import type { Copy } from './copy'

/**
 * The videos of the franchise page in their order (specification 2.9 and 3.8). The ids and captions
 * are placeholders until the real ones are known.
 */
export const franchiseVideos = [
  {
    id: placeholder('video', 'octaOwnGym1'),
    caption: placeholder('caption', 'Inside a Signature club'),
    picture: 'franchise',
  },
  {
    id: placeholder('video', 'octaOwnGym2'),
    caption: placeholder('caption', 'The octagon and the floor around it'),
    picture: 'club-bandra-octagon',
  },
  {
    id: placeholder('video', 'octaOwnGym3'),
    caption: placeholder('caption', 'Coaches and classes'),
    picture: 'coaching',
  },
  {
    id: placeholder('video', 'octaOwnGym4'),
    caption: placeholder('caption', 'Strength and cardio equipment'),
    picture: 'club-bandra-strength-training-equipment',
  },
  {
    id: placeholder('video', 'octaOwnGym5'),
    caption: placeholder('caption', 'Opening day'),
    picture: 'events',
  },
] as const satisfies readonly Copy[]
