import { z } from 'zod'

/** An empty field of the form counts as 0. */
const number = (max: number) => z.coerce.number().int().min(0).max(max)

const switches = z.strictObject({
  delay: number(600_000),
  status: number(599).refine(
    (status) => status === 0 || status >= 200,
    'must be 200-599, or 0 for off',
  ),
  drop: z.union([z.boolean(), z.stringbool()]),
})

/** `delay` in ms, `status` of every response (0: the real one), `drop` cuts the connection. */
export type Mode = z.infer<typeof switches>

export const everythingWorks: Mode = { delay: 0, status: 0, drop: false }

/** Reads switches from JSON or form values. A switch that is not named stays as it was. */
export const readMode = (current: Mode, input: unknown) =>
  switches.safeParse(Object.assign({}, current, input))
