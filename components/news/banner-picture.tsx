import type { Banner } from '@/lib/news/banner'

/**
 * A banner from our image optimiser. It repeats the heading beside it, so it has no text of its own,
 * and a browser draws nothing for it while its file is missing: the block behind it is the default.
 */
export function BannerPicture({
  banner,
  sizes,
  first,
}: {
  banner: Banner
  sizes: string
  first?: boolean
}) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- next/image costs every page 6 KB
    <img
      {...banner}
      sizes={sizes}
      alt=""
      decoding="async"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
    />
  )
}
