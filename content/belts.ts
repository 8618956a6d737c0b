/**
 * The belts of Brazilian jiu-jitsu, lowest first. Specification 9.
 * `stripes` is how many are drawn: the highest number a belt of that colour earns.
 */
export type Belt = {
  name: string
  colour: 'white' | 'blue' | 'purple' | 'brown' | 'black' | 'gray' | 'yellow' | 'orange' | 'green'
  rank: string
  stripes: number
  variants?: readonly BeltVariant[]
}

export type BeltVariant = { name: string; core?: 'white' | 'black' }

const toFour = { rank: '1–4 stripes', stripes: 4 } as const

const toSixOnEach = {
  rank: '1–6 stripes on each',
  stripes: 6,
  variants: [
    { name: 'White stripe', core: 'white' },
    { name: 'Plain' },
    { name: 'Black stripe', core: 'black' },
  ],
} as const

export const adultBelts: readonly Belt[] = [
  { name: 'White', colour: 'white', ...toFour },
  { name: 'Blue', colour: 'blue', ...toFour },
  { name: 'Purple', colour: 'purple', ...toFour },
  { name: 'Brown', colour: 'brown', ...toFour },
  { name: 'Black', colour: 'black', rank: 'Degrees', stripes: 4 },
]

export const youthBelts: readonly Belt[] = [
  { name: 'White', colour: 'white', ...toFour },
  { name: 'Gray', colour: 'gray', ...toSixOnEach },
  { name: 'Yellow', colour: 'yellow', ...toSixOnEach },
  { name: 'Orange', colour: 'orange', ...toSixOnEach },
  { name: 'Green', colour: 'green', ...toSixOnEach },
]
