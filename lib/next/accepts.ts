/**
 * Whether a browser takes an encoding.
 * @param header `Accept-Encoding`
 * @param encoding a name such as `br`
 */
export function accepts(header: string, encoding: string): boolean {
  return header
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .some(([name, weight = '1']) => name === encoding && Number(weight) > 0)
}
