declare module 'subset-font' {
  /** Keeps the glyphs of a text, and of a variable font one instance. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt' | 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>
}
