import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkImage, imageSizeOf } from './images.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', [0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255], [8, 6, 0, 0, 0])
const jpeg = (width: number, height: number) =>
  bytes(
    [0xff, 0xd8],
    [0xff, 0xe1, 0, 6, 1, 2, 3, 4],
    [0xff, 0xc4, 0, 4, 9, 9],
    [0xff, 0xc2, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 0, 0, 0],
  )

describe('the size of an image', () => {
  it('is read in the header of a png, a gif and a jpeg, past what a jpeg says first', () => {
    expect(imageSizeOf(png(640, 300))).toEqual({ width: 640, height: 300 })
    expect(imageSizeOf(bytes('GIF89a', [0x20, 0x01, 0x10, 0x00]))).toEqual({ width: 288, height: 16 })
    expect(imageSizeOf(jpeg(512, 257))).toEqual({ width: 512, height: 257 })
  })

  it.each([
    ['a png without its header', bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IDAT', [0, 0, 0, 1, 0, 0, 0, 1])],
    ['a picture of no pixel', png(0, 12)],
    ['a jpeg cut before its frame', jpeg(10, 10).subarray(0, 12)],
    ['a jpeg whose segment is broken', bytes([0xff, 0xd8, 0x00, 0x01, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['nothing', bytes('')],
  ])('is unknown of %s', (_, bytes) => {
    expect(imageSizeOf(bytes)).toBeUndefined()
  })

  it('is refused beyond what a screen shows', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'images-'))
    const path = join(folder, 'wide')
    const check = (bytes: Buffer) => {
      writeFileSync(path, bytes)
      return checkImage({ name: 'x.png', content_type: 'image/png', size: bytes.length, sha256: '', path })
    }
    await expect(check(png(4096, 4096))).resolves.toEqual({ width: 4096, height: 4096 })
    await expect(check(png(4097, 10))).rejects.toMatchObject({ kind: { code: 'imageTooWide' } })
    await expect(check(bytes('nope'))).rejects.toMatchObject({ kind: { code: 'unreadableImage' } })
    rmSync(folder, { recursive: true })
  })
})
