import sharp from 'sharp'

/**
 * The mean colours of the upper and the lower half of a picture, as CSS writes them: `#211,#744`. They
 * stand where the picture does not come; more digits would be bytes in each page.
 */
export async function coloursOf(file: string): Promise<string> {
  const picture = sharp(file).autoOrient()
  const { autoOrient } = await picture.metadata()
  const { width, height } = autoOrient
  const half = Math.floor(height / 2)
  const colours = [0, half].map(async (top) => {
    const pixel = picture.clone().extract({ left: 0, top, width, height: half }).resize(1, 1)
    const [...channels] = await pixel.toColourspace('srgb').removeAlpha().raw().toBuffer()
    return `#${channels.map((value) => Math.round(value / 17).toString(16)).join('')}`
  })
  return (await Promise.all(colours)).join()
}
