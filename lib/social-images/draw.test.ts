import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { pageAt } from '@/content/pages'
import { bannerPixels } from './banner'
import { drawArticleImage, drawPageImage } from './draw'

jest.mock('./banner')

const banner = { src: '/_next/image?url=%2Fcontent%2Fa.jpg', srcSet: '' }
const had = (pixels: Buffer | undefined) => jest.mocked(bannerPixels).mockResolvedValueOnce(pixels)

const looksLike = async (one: Buffer, other: Buffer) => {
  const [first, second] = await Promise.all(
    [one, other].map((image) => sharp(image).greyscale().raw().toBuffer()),
  )
  return Boolean(first && second?.equals(first))
}

test('even a banner of noise makes a social image that previews take', async () => {
  had(randomBytes(1200 * 630 * 3))
  const image = await drawArticleImage({ title: 'Noise', banner })
  expect(image.length).toBeLessThan(250_000)
  expect(await sharp(image).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('an article has its title on its banner', async () => {
  had(Buffer.alloc(1200 * 630 * 3, 255))
  const white = await drawArticleImage({ title: 'Open mat', banner })
  had(Buffer.alloc(1200 * 630 * 3, 0))
  const black = await drawArticleImage({ title: 'Open mat', banner })
  had(Buffer.alloc(1200 * 630 * 3, 0))
  const other = await drawArticleImage({ title: 'Grading day', banner })
  expect(await looksLike(white, black)).toBe(false)
  expect(await looksLike(black, other)).toBe(false)
})

test('without a banner the title is on the picture of the news page', async () => {
  had(undefined)
  const failed = await drawArticleImage({ title: 'Open mat', banner })
  const none = await drawArticleImage({ title: 'Open mat', banner: undefined })
  expect(await looksLike(failed, none)).toBe(true)
})

test('with neither banner nor a title in our letters the social image is that of the news page', async () => {
  const article = await drawArticleImage({ title: 'मुक्केबाज़ी', banner: undefined })
  const newsPage = await drawPageImage(pageAt('/news').socialImage)
  expect(await looksLike(article, newsPage)).toBe(true)
})
