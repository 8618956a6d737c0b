import { Picture } from '@/components/media/picture'

/** What takes the place of a banner that an article doesn't have. */
export function DefaultPicture({ sizes, first = false }: { sizes: string; first?: boolean }) {
  return <Picture name="news" sizes={sizes} alt="" priority={first} />
}
