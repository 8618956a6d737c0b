const stroked = {
  'arrow-left': <path d="M20 12H5M11 6l-6 6 6 6" />,
  'arrow-out': <path d="M7 17L17 7M9 7h8v8" />,
  'arrow-right': <path d="M4 12h15M13 6l6 6-6 6" />,
  chat: (
    <path d="M8 3h8l5 5v7l-5 5H8.5L3 21.5 4 16.5 3 15V8zM9 7.5L10.5 10.5 9.5 11.5 12.5 14.5 13.5 13.5 16.5 15" />
  ),
  check: <path d="M5 12l5 5 9-10" />,
  'chevron-down': <path d="M5 9l7 7 7-7" />,
  clock: <path d="M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8zM12 7v5l3.5 3" />,
  close: <path d="M5 5l14 14M19 5L5 19" />,
  link: <path d="M10 14l4-4M8.5 10.5L5 14v3l2 2h3l3.5-3.5M15.5 13.5L19 10V7l-2-2h-3l-3.5 3.5" />,
  mail: <path d="M3 5h18v14H3zM3.5 6l8.5 7 8.5-7" />,
  menu: <path d="M4 6h16M4 12h16M4 18h10" />,
  phone: <path d="M4 4l5-1 2.5 5.5L9 11l4 4 2.5-2.5L21 15l-1 5c-9 1-17-7-16-16z" />,
  pin: (
    <>
      <path d="M12 22l-7-9V7l4-4h6l4 4v6z" />
      <path d="M10.5 7.5h3l1 1v3l-1 1h-3l-1-1v-3z" strokeWidth="1.6" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  share: <path d="M12 15V3M7 7l5-5 5 5M5 12v9h14v-9" />,
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

const filled = {
  alert: <path fillRule="evenodd" d="M8 2h8l6 6v8l-6 6H8l-6-6V8zm3 4v8h2V6zm0 10v2h2v-2z" />,
  pause: <path d="M6 4h4v16H6zM14 4h4v16h-4z" />,
  play: <path d="M7 4l13 8-13 8z" />,
}

const drawings = { ...stroked, ...filled }

type IconName = keyof typeof drawings

/** A drawing beside words that say the same. Client leaves take it as children, not by import. */
export function Icon({ name, small }: { name: IconName; small?: boolean }) {
  const line = name in stroked && {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'square' as const,
  }
  return (
    <svg
      className={small ? 'i i-s' : 'i'}
      viewBox="0 0 24 24"
      fill="currentColor"
      {...line}
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}
