'use client'

import { useEffect } from 'react'
import { afterLoad } from '@/components/ui/after-load'

/** The share of visits whose web vitals are reported; the steps of forms are reported for all visits. */
const share = 0.25
const sampled = Math.random() < share

/** Measures the page, unless the browser saves data. The code that measures is loaded last. */
export function WebVitals() {
  useEffect(() => {
    if (navigator.connection?.saveData) return
    return afterLoad(() => {
      const form = document.querySelector<HTMLFormElement>('main form')
      if (!form && !sampled) return
      import('./web-vitals-report').then(
        ({ reportPage }) => reportPage(form, sampled),
        () => {
          // The connection broke: this page is not measured.
        },
      )
    })
  }, [])

  return null
}
