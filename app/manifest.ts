import type { MetadataRoute } from 'next'
import { brand } from '@/content/brand'
import { home } from '@/content/pages/home'
import { colours } from '@/lib/colours'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: home.description,
    lang: 'en-GB',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: colours.ink,
    background_color: colours.ink,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
