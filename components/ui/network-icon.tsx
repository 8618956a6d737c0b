import { Icon } from './icons'

const drawings = {
  chat: (
    <path d="M8 3h8l5 5v7l-5 5H8.5L3 21.5 4 16.5 3 15V8zM9 7.5L10.5 10.5 9.5 11.5 12.5 14.5 13.5 13.5 16.5 15" />
  ),
  'social-general': (
    <path d="M7.5 4h3L12 5.5v3L10.5 10h-3L6 8.5v-3zM2 20v-4l3-3h8l3 3v4M15.5 5H17l1.5 1.5v2L17 10M18 13l4 4v3" />
  ),
  'social-photo': (
    <>
      <path d="M7 3h10l4 4v10l-4 4H7l-4-4V7z" />
      <path d="M10 8h4l2 2v4l-2 2h-4l-2-2v-4z" />
      <path d="M17 6.8h.4" strokeWidth="2.4" />
    </>
  ),
  'social-professional': <path d="M3 8h18v12H3zM8 8V5l1.5-2h5L16 5v3M3 13h18M12 12v3" />,
  'social-short': <path d="M6 4h12l3 3v7l-3 3h-6l-5 4v-4H6l-3-3V7zM8 9h8M8 12.5h5" />,
  'social-video': (
    <>
      <path d="M5 5h14l3 3v8l-3 3H5l-3-3V8z" />
      <path d="M10 9l5 3-5 3z" fill="currentColor" stroke="none" />
    </>
  ),
}

/** The icon of a network, by its name in the content. Not for client components: it contains all of them. */
export function NetworkIcon({ name }: { name: keyof typeof drawings }) {
  return <Icon>{drawings[name]}</Icon>
}
