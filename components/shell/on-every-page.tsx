'use client'

import { useLayoutEffect, useState } from 'react'
import { readAttribution } from '@/components/forms/attribution'
import { ifItComes } from '@/components/ui/in-time'
import { forgetOld } from '@/lib/browser-storage'
import { keepUsed, lookAtPage } from './keep-used'
import { runMenu } from './run-menu'

/** Loads what keeps words whole, for the few whose letters are larger, or too wide for a line of a headline. */
function watchLetters() {
  const watch = new ResizeObserver(() => {
    const lines = [...document.querySelectorAll('[data-fitted] [style]')]
    const isUsual = lines.every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    if (isUsual && getComputedStyle(document.body).fontSize === '17px') return
    watch.disconnect()
    ifItComes(import('./whole-words'), ({ keepWordsWhole }) => keepWordsWhole())
  })
  void document.fonts.ready.then(() => watch.observe(document.body))
}

/**
 * Marks the page once its scripts run: only then may anything be hidden, or shown as a button, that
 * needs them. Keeps what the visitor did before, stores where the visit began, and deletes old entries.
 */
export function OnEveryPage() {
  const [before] = useState(lookAtPage)
  useLayoutEffect(() => {
    document.documentElement.dataset.scripts = ''
    if (before) keepUsed(before)
    runMenu()
    readAttribution()
    forgetOld()
    watchLetters()
  }, [before])
  return null
}
