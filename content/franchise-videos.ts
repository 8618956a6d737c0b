import { standInVideo } from './stand-ins'
import type { Words } from './words'

/**
 * The videos of the franchise page in their order (specification 2.9 and 3.8). The ids and captions
 * are stand-ins until the real ones are known.
 */
export const franchiseVideos = [
  { id: standInVideo('octaOwnGym1'), caption: 'Inside a Signature club', picture: 'franchise' },
  {
    id: standInVideo('octaOwnGym2'),
    caption: 'The octagon and the floor around it',
    picture: 'club-bandra-octagon',
  },
  { id: standInVideo('octaOwnGym3'), caption: 'Coaches and classes', picture: 'coaching' },
  {
    id: standInVideo('octaOwnGym4'),
    caption: 'Strength and cardio equipment',
    picture: 'club-bandra-strength-training-equipment',
  },
  { id: standInVideo('octaOwnGym5'), caption: 'Opening day', picture: 'events' },
] as const satisfies readonly Words[]
