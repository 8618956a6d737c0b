import 'react'

declare module 'react' {
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined
  }
}

declare global {
  /** Not in every browser: https://wicg.github.io/netinfo. */
  interface Navigator {
    readonly connection?: {
      readonly saveData?: boolean
      readonly effectiveType?: string
    }
  }
}
