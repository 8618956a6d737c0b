'use client'

import { useEffect } from 'react'
import { afterLoad } from '@/components/ui/after-load'

/** The share of visits whose web vitals are reported; how far a form gets is reported of all. */
const share = 0.25
const sampled = Math.random() < share

/** Measures the page, unless the browser is to save data. What measures is fetched last of all. */
export function WebVitals() {
  useEffect(() => {
    if (navigator.connection?.saveData) return
    return afterLoad(() => {
      const form = document.querySelector<HTMLFormElement>('main form')
      if (!form && !sampled) return
      import('./web-vitals-report').then(
        ({ reportPage }) => reportPage(form, sampled),
        () => {
          // The connection broke: the visit goes on without being measured.
        },
      )
    })
  }, [])

  return null
}
