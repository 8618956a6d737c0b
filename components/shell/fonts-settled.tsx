'use client'

import { useEffect } from 'react'

/**
 * Says on the page that its fonts are there, or will not come. From then on a fitted line may break
 * where a reader spaces the letters; before, the letters of the fallback would break it too.
 */
export function FontsSettled() {
  useEffect(() => {
    void document.fonts.ready.then(() => {
      document.documentElement.dataset.fonts = 'settled'
    })
  }, [])
  return null
}
