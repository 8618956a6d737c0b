'use client'

import type { ReactNode } from 'react'
import { SquareButton } from '@/components/ui/square-button'
import { useBrowser } from '@/components/ui/use-browser'

const canShare = () => 'share' in navigator

type Props = { url: string; title: string; label: string; children: ReactNode }

/** A button with an icon that opens the device's share sheet, in browsers that have one. */
export function ShareSheet({ url, title, label, children }: Props) {
  const offered = useBrowser(canShare, false)
  if (!offered) return null

  const share = () =>
    navigator.share({ url, title }).catch((reason: unknown) => {
      // The visitor closed the sheet without choosing: not an error.
      if (!(reason instanceof DOMException && reason.name === 'AbortError')) throw reason
    })

  return (
    <SquareButton aria-label={label} onClick={() => void share()}>
      {children}
    </SquareButton>
  )
}
