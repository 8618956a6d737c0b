/** The clubs that the forms offer: number and option label (specification 3.1). */
export const clubs = [
  { id: 101, slug: 'punjabi-bagh', label: 'Punjabi Bagh - New Delhi' },
  { id: 104, slug: 'bandra', label: 'Bandra - Mumbai' },
  { id: 105, slug: 'imphal', label: 'Tiddim Road - Imphal' },
  { id: 106, slug: 'jaipur', label: 'Mansarovar - Jaipur' },
  { id: 108, slug: 'guwahati', label: 'GS Road - Guwahati' },
  { id: 109, slug: 'sahakara-nagar', label: 'Sahakara Nagar - Bengaluru' },
] as const
