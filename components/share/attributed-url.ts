/**
 * An address that says where it was shared, so that an enquiry which begins there shows it.
 * @param url the page's own address
 * @param source the network or the way: the value of `utm_source`
 */
export function attributedUrl(url: string, source: string): string {
  const shared = new URL(url)
  shared.searchParams.set('utm_source', source)
  shared.searchParams.set('utm_medium', 'share')
  return shared.href
}
