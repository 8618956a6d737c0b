'use client'

import { useLayoutEffect, useState } from 'react'
import { readAttribution } from '@/components/forms/attribution'
import { ifItComes } from '@/components/ui/in-time'
import { forgetOld } from '@/lib/browser-storage'
import { keepUsed, lookAtPage } from './keep-used'
import { runMenu } from './run-menu'

/** Whether letters have the size, the space and the fonts that all lines are made for. */
function isUsual() {
  const style = getComputedStyle(document.body)
  const rem = parseFloat(style.getPropertyValue('--font-size-body'))
  return (
    parseFloat(style.fontSize) === 16 * rem &&
    style.letterSpacing === 'normal' &&
    // A local face that is missing has no `display`.
    [...document.fonts].every((face) => face.status !== 'error' || face.display === 'auto')
  )
}

/** Loads what keeps words whole, for the few who need it. */
function watchLetters() {
  const watch = new ResizeObserver(() => {
    if (isUsual()) return
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
