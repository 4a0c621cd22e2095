import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { refuse } from '@kxo/domain/kernel/errors'
import { imageErrors, maxImageSide } from '@kxo/domain/kernel/images'
import { widestPicture } from '@kxo/domain/kernel/pictures'
import type { Region, Sharp } from 'sharp'
import type { ReceivedFile } from '../http/upload.ts'
import { checkImage } from './images.ts'

/** Bytes of a picture drawn anew: what the original said of its place and camera is left behind. */
export type DrawnPicture = { content_type: 'image/avif' | 'image/webp' | 'image/jpeg'; width: number; height: number; bytes: Uint8Array }

/** Loaded with the first picture: a program at rest does without it. */
const drawingLibrary = async () => (await import('sharp')).default

async function openPicture(from: string | Uint8Array): Promise<Sharp> {
  const sharp = await drawingLibrary()
  return sharp(from, { limitInputPixels: maxImageSide * maxImageSide }).autoOrient()
}

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

/** A received picture in the largest size one is shown in, of its own format: what is wider is drawn anew. @throws 422 */
export async function fitPicture(file: ReceivedFile): Promise<ReceivedFile> {
  const { width, height } = await checkImage(file)
  if (Math.max(width, height) <= widestPicture) return file
  const bytes = await orUnreadable(async () => {
    const sharp = await drawingLibrary()
    const within = { width: widestPicture, height: widestPicture, fit: 'inside' } as const
    return sharp(file.path, { animated: file.content_type === 'image/gif' })
      .autoOrient()
      .resize(within)
      .toBuffer()
  })
  await writeFile(file.path, bytes)
  return { ...file, size: bytes.byteLength, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** A picture, or a part of it, in each of these widths, twice: AVIF, and WebP for the browsers that do not read it. @throws 422 */
export const drawInWidths = (
  from: string | Uint8Array,
  widthsOf: (width: number) => readonly number[],
  part?: Region,
): Promise<DrawnPicture[]> =>
  orUnreadable(async () => {
    // Turned as it was held: a telephone keeps a portrait as a landscape.
    const sharp = await drawingLibrary()
    const whole = await openPicture(from)
    const picture = part ? whole.extract(part) : whole
    const { data, info } = await picture.toBuffer({ resolveWithObject: true })
    const sizes: DrawnPicture[] = []
    for (const width of widthsOf(info.width)) {
      const resized = sharp(data).resize({ width, withoutEnlargement: true })
      sizes.push(await drawn(resized.clone().avif({ quality: 55, effort: 3 }), 'image/avif'))
      sizes.push(await drawn(resized.clone().webp({ quality: 80 }), 'image/webp'))
    }
    return sizes
  })

/** A part of a picture at a size, for sites that read JPEG alone. */
export async function drawPart(bytes: Uint8Array, part: Region, to: { width: number; height: number }): Promise<DrawnPicture> {
  const picture = await openPicture(bytes)
  const resized = picture.extract(part).resize(to).flatten({ background: '#ffffff' })
  return drawn(resized.jpeg({ quality: 84, mozjpeg: true }), 'image/jpeg')
}
