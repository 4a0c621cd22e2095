import { readFile } from 'node:fs/promises'
import { refuse } from '@kxo/domain/kernel/errors'
import { imageErrors, maxImageSide } from '@kxo/domain/kernel/images'
import type { ReceivedFile } from '../http/upload.ts'

export type ImageSize = { width: number; height: number }

const startsWith = (bytes: Uint8Array, signature: string): boolean =>
  Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature

/** Width and height in pixels told by the header of a png, gif or jpeg; undefined when it tells none. */
export function imageSizeOf(bytes: Uint8Array): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = startsWith(bytes, '\x89PNG\r\n\x1a\n') ? pngSize(view) : startsWith(bytes, 'GIF8') ? gifSize(view) : jpegSize(view)
  return size && size.width > 0 && size.height > 0 ? size : undefined
}

/** The first chunk of a png is always IHDR. */
const pngSize = (view: DataView): ImageSize | undefined =>
  view.byteLength >= 24 && view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined

const gifSize = (view: DataView): ImageSize | undefined =>
  view.byteLength >= 10 ? { width: view.getUint16(6, true), height: view.getUint16(8, true) } : undefined

/** Markers that open a frame: C0 to CF without the tables DHT (C4), JPG (C8) and DAC (CC). */
const opensFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function jpegSize(view: DataView): ImageSize | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (opensFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Refuses a received file that is no picture the product can show. @throws 422 unreadable, or too wide */
export async function checkImage(file: ReceivedFile): Promise<ImageSize> {
  const size = imageSizeOf(await readFile(file.path)) ?? refuse(imageErrors.unreadableImage)
  if (Math.max(size.width, size.height) > maxImageSide) refuse(imageErrors.imageTooWide, { max: maxImageSide })
  return size
}

/** The same of a file among those of every kind: what is no picture is left. @throws 422 */
export async function checkIfImage(file: ReceivedFile): Promise<void> {
  if (file.content_type.startsWith('image/')) await checkImage(file)
}
