/** Not in every browser: https://wicg.github.io/netinfo. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean
    readonly effectiveType?: string
  }
}
