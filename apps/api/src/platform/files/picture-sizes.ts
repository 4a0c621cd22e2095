import { refuse } from '@kxo/domain/kernel/errors'
import { imageErrors, maxImageSide } from '@kxo/domain/kernel/images'
import sharp, { type Region, type Sharp } from 'sharp'

/** Bytes of a picture drawn anew: what the original said of its place and camera is left behind. */
export type DrawnPicture = { content_type: 'image/avif' | 'image/webp' | 'image/jpeg'; width: number; height: number; bytes: Uint8Array }

const openPicture = (from: string | Uint8Array): Sharp => sharp(from, { limitInputPixels: maxImageSide * maxImageSide }).autoOrient()

async function drawn(picture: Sharp, content_type: DrawnPicture['content_type']): Promise<DrawnPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { content_type, width: info.width, height: info.height, bytes: data }
}

/** @throws 422 when the bytes are no picture that can be drawn */
async function orUnreadable<A>(work: () => Promise<A>): Promise<A> {
  try {
    return await work()
  } catch {
    return refuse(imageErrors.unreadableImage)
  }
}

/** A picture no larger than `side`, as the browsers of today read it best. @throws 422 */
export const drawWithin = (path: string, side: number): Promise<DrawnPicture> =>
  orUnreadable(() =>
    drawn(
      openPicture(path).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).webp({ quality: 82 }),
      'image/webp',
    ),
  )

/** A picture in each of these widths, twice: AVIF, and WebP for the browsers that do not read it. @throws 422 */
export const drawInWidths = (path: string, widthsOf: (width: number) => readonly number[]): Promise<DrawnPicture[]> =>
  orUnreadable(async () => {
    // Turned as it was held: a telephone keeps a portrait as a landscape.
    const { data, info } = await openPicture(path).toBuffer({ resolveWithObject: true })
    const sizes: DrawnPicture[] = []
    for (const width of widthsOf(info.width)) {
      const resized = sharp(data).resize({ width, withoutEnlargement: true })
      sizes.push(await drawn(resized.clone().avif({ quality: 55, effort: 3 }), 'image/avif'))
      sizes.push(await drawn(resized.clone().webp({ quality: 80 }), 'image/webp'))
    }
    return sizes
  })

/** A part of a picture at a size, for sites that read JPEG alone. */
export const drawPart = (bytes: Uint8Array, part: Region, to: { width: number; height: number }): Promise<DrawnPicture> =>
  drawn(openPicture(bytes).extract(part).resize(to).flatten({ background: '#ffffff' }).jpeg({ quality: 84, mozjpeg: true }), 'image/jpeg')
