/** A map of a limited size: beyond it the keys that were set the longest ago are dropped. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #most: number
  readonly #sizeOf: (value: Value) => number
  #total = 0

  /**
   * @param most the largest sum of all sizes
   * @param sizeOf the size of a value, which never changes; every value counts 1 without it
   */
  constructor(most: number, sizeOf: (value: Value) => number = () => 1) {
    super()
    this.#most = most
    this.#sizeOf = sizeOf
  }

  override set(key: Key, value: Value): this {
    this.delete(key)
    super.set(key, value)
    this.#total += this.#sizeOf(value)
    for (const oldest of this.keys()) {
      if (this.#total <= this.#most) break
      this.delete(oldest)
    }
    return this
  }

  override delete(key: Key): boolean {
    const value = this.get(key)
    if (value !== undefined) this.#total -= this.#sizeOf(value)
    return super.delete(key)
  }
}
