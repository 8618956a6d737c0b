/** The most that an article may have; what has more was pasted by mistake, or means harm. */
export const most = {
  characters: 200_000,
  /** Elements that the parser makes, which may be more than there are tags. */
  opened: 12_000,
  /** Of one tag: a parser compares each with all before it. */
  attributes: 300,
  depth: 200,
  tags: 3000,
  pictures: 100,
  videos: 50,
}

export class TooMuch extends Error {}

/** @throws TooMuch */
export function limit(what: keyof typeof most, count: number): void {
  if (count > most[what]) throw new TooMuch(what)
}
