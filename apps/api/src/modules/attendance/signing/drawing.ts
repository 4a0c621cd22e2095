import { attendanceErrors } from '@kxo/domain/attendance/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Sharp } from 'sharp'

const widest = 4000
const png = /^data:image\/png;base64,([A-Za-z0-9+/]+={0,2})$/
const svg = /^data:image\/svg\+xml;base64,([A-Za-z0-9+/]+={0,2})$/

const names = new Set(['svg', 'path', 'circle'])
const attributes = new Set(
  'xmlns xmlns:xlink viewbox width height d r cx cy fill stroke stroke-width stroke-linecap stroke-linejoin version'.split(' '),
)
const isPlainValue = (text: string) => /^[\w\s.,#:/+-]*$/.test(text)

/** Lines and dots only: an image that could call for anything else is not a signature. */
function isPlainSvg(text: string): boolean {
  const rest = text.replace(/<\/?([a-z]+)((?:\s+[a-z:-]+="[^"<>]*")*)\s*\/?>/gi, (tag, name: string, attributesText: string) => {
    const isPlain = [...attributesText.matchAll(/([a-z:-]+)="([^"]*)"/gi)].every(
      ([, key = '', value = '']) => attributes.has(key.toLowerCase()) && isPlainValue(value),
    )
    return names.has(name.toLowerCase()) && isPlain ? '' : tag
  })
  return rest.trim() === '' && /^\s*<svg[\s>]/i.test(text)
}

const bytesOf = (drawing: string): Buffer | undefined => {
  const [, image] = png.exec(drawing) ?? []
  if (image !== undefined) return Buffer.from(image, 'base64')
  const [, lines] = svg.exec(drawing) ?? []
  const text = lines === undefined ? undefined : Buffer.from(lines, 'base64').toString('utf8')
  return text !== undefined && isPlainSvg(text) ? Buffer.from(text) : undefined
}

/** The drawing at the size it is printed; undefined when it is no drawing. */
async function drawn(drawing: string): Promise<Sharp | undefined> {
  const bytes = bytesOf(drawing)
  if (!bytes) return undefined
  const { default: sharp } = await import('sharp')
  const image = sharp(bytes, { limitInputPixels: widest * widest })
  const { width, height } = await image.metadata()
  if (!width || !height || width > widest || height > widest) return undefined
  return image.resize({ width: 480, withoutEnlargement: true })
}

/** The drawing as PNG for the printed sheet; undefined when it is no drawing. */
export const drawingPng = (drawing: string): Promise<Buffer | undefined> =>
  drawn(drawing)
    .then((image) => image?.png().toBuffer())
    .catch(() => undefined)

/** Whether every point is of one colour. */
const isBlank = (points: Buffer, channels: number): boolean => points.equals(Buffer.alloc(points.length, points.subarray(0, channels)))

/** @throws 422 when the drawing is not a PNG or plain lines, cannot be read, or shows nothing */
export async function checkDrawing(drawing: string): Promise<void> {
  const image = await drawn(drawing)
    .then((read) => read?.raw().toBuffer({ resolveWithObject: true }))
    .catch(() => undefined)
  if (!image) return refuse(attendanceErrors.wrongDrawing, {}, [{ field: 'drawing', message: 'wrongFormat' }])
  if (isBlank(image.data, image.info.channels)) refuse(attendanceErrors.wrongDrawing, {}, [{ field: 'drawing', message: 'required' }])
}
