'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { SquareButton } from '@/components/ui/square-button'
import { useBrowser } from '@/components/ui/use-browser'
import type { brand } from '@/content/brand'
import styles from './share.module.css'

const SHOWN_MS = 5000

const canShare = () => 'share' in navigator

const select = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

interface Props {
  /** The page's own address, which is copied. */
  url: string
  /** What the sheet gets. */
  shared: { url: string; title: string }
  copy: (typeof brand.share)['copy']
  sheetLabel: string
  sheetIcon: ReactNode
  copyIcon: ReactNode
}

/**
 * A button for the share sheet of a device that has one, and one that copies an address. If the
 * browser refuses either, the address is shown selected, to be copied by hand.
 */
export function ShareButtons({ url, shared, copy, sheetLabel, sheetIcon, copyIcon }: Props) {
  const [result, setResult] = useState<'done' | 'refused'>()
  const hasSheet = useBrowser<boolean | undefined>(canShare, undefined)

  useEffect(() => {
    if (result !== 'done') return
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])

  if (hasSheet === undefined) return null

  const tryTo = async (act: () => Promise<void>, then?: 'done') => {
    try {
      await act()
      setResult(then)
    } catch (reason) {
      // The visitor closed the sheet without choosing.
      const isClosed = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isClosed) setResult('refused')
    }
  }
  const openSheet = () => tryTo(() => navigator.share(shared))
  const copyUrl = () => tryTo(() => navigator.clipboard.writeText(url), 'done')

  return (
    <>
      {hasSheet && (
        <SquareButton aria-label={sheetLabel} onClick={() => void openSheet()}>
          {sheetIcon}
        </SquareButton>
      )}
      <SquareButton aria-label={copy.label} onClick={() => void copyUrl()}>
        {copyIcon}
      </SquareButton>
      <p role="status" className={styles.result}>
        {result && copy[result]}
      </p>
      {result === 'refused' && (
        <input
          ref={select}
          className={styles.address}
          aria-label={copy.address}
          value={url}
          readOnly
        />
      )}
    </>
  )
}
