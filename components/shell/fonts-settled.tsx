'use client'

import { useEffect } from 'react'

/**
 * Marks the page once its fonts are loaded or have failed. From then on a fitted line may break for a
 * reader who spaces letters; before that, the wider letters of the fallback would break it.
 */
export function FontsSettled() {
  useEffect(() => {
    void document.fonts.ready.then(() => {
      document.documentElement.dataset.fonts = 'settled'
    })
  }, [])
  return null
}
