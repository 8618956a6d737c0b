'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { SquareButton } from '@/components/ui/square-button'
import { useHydrated } from '@/components/ui/use-browser'
import styles from './share.module.css'

const SHOWN_MS = 5000

const select = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}

interface Props {
  url: string
  copy: Record<'label' | 'done' | 'refused' | 'address', string>
  /** The icon of the button. */
  children: ReactNode
}

/** Copies an address. If the browser refuses, the address is shown selected, to be copied by hand. */
export function CopyLink({ url, copy, children }: Props) {
  const [result, setResult] = useState<'done' | 'refused'>()
  const scripted = useHydrated()

  useEffect(() => {
    if (result !== 'done') return
    const timer = setTimeout(() => setResult(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [result])

  if (!scripted) return null

  const copyUrl = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setResult('done')
    } catch {
      setResult('refused')
    }
  }

  return (
    <>
      <SquareButton aria-label={copy.label} onClick={() => void copyUrl()}>
        {children}
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
