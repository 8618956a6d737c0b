import { z } from 'zod'

/** An empty field of the form counts as 0. */
const number = (max: number) => z.coerce.number().int().min(0).max(max)

const switches = z.strictObject({
  delay: number(600_000).optional(),
  status: number(599)
    .refine((status) => status === 0 || status >= 200, 'must be 200-599, or 0 for off')
    .optional(),
  drop: z.union([z.boolean(), z.stringbool()]).optional(),
})

/** `delay` in ms, `status` of every answer (0: the real one), `drop` cuts the connection. */
export type Mode = { delay: number; status: number; drop: boolean }

export const everythingWorks: Mode = { delay: 0, status: 0, drop: false }

/** Reads switches from JSON or form values; the ones that are not named stay as they were. */
export function readMode(current: Mode, input: unknown) {
  const read = switches.safeParse(input)
  if (!read.success) return read
  const { delay = current.delay, status = current.status, drop = current.drop } = read.data
  return { success: true as const, data: { delay, status, drop } }
}
