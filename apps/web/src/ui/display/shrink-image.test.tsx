import { afterEach, expect, test, vi } from 'vitest'
import { shrinkImage } from './shrink-image.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a picture chosen again is the same picture, to be asked again as it was when its answer was lost', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 2000, close: () => undefined }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined, fillRect: () => undefined } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(new Blob(['x'], { type: 'image/jpeg' })))
  const small = await shrinkImage(new File(['y'], 'IMG_1.HEIC.jpeg', { type: 'image/jpeg', lastModified: 7 }), 500)
  expect([small.name, small.type, small.lastModified]).toEqual(['IMG_1.HEIC.jpg', 'image/jpeg', 7])
})
