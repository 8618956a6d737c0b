import { useEffect, useState } from 'react'

/** A status whose first text is spoken too: screen readers announce text that is added to a status. */
export function SpokenStatus({ children }: { children: string }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(setText, 0, children)
    return () => clearTimeout(timer)
  }, [children])
  return <p role="status">{text}</p>
}
