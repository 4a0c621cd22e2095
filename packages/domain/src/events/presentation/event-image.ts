import * as z from 'zod/mini'
import { fillPath } from '../../kernel/contract.ts'
import { type PictureFormat, pictureWidths, sizeToken } from '../../kernel/pictures.ts'
import { picturesContract } from '../../mailing/pictures-contract.ts'

/** What other sites show of a shared page. */
export const sharedSize = { width: 1200, height: 630 }

type Cut = { left: number; top: number; width: number; height: number }

/** The largest part of a picture with the proportions of another size, kept around a point in hundredths; smaller when magnified, in percent. */
export function cutAround(
  { width, height }: { width: number; height: number },
  to: { width: number; height: number },
  { x, y, zoom = 100 }: { x: number; y: number; zoom?: number },
): Cut {
  const scale = (Math.min(width / to.width, height / to.height) * 100) / zoom
  const cut = { width: Math.max(1, Math.round(to.width * scale)), height: Math.max(1, Math.round(to.height * scale)) }
  const start = (all: number, part: number, at: number): number =>
    Math.max(0, Math.min(all - part, Math.round((all * at) / 100 - part / 2)))
  return { ...cut, left: start(width, cut.width, x), top: start(height, cut.height, y) }
}

const hundredths = z.int().check(z.minimum(0, 'min'), z.maximum(100, 'max'))
export const focusFields = { focus_x: hundredths, focus_y: hundredths }

/** The image of an event: what the addresses of its sizes begin with, what it shows in words, and the point that stays in sight. */
export const EventImage = z.object({ token: z.string(), width: z.int(), height: z.int(), alt: z.string(), ...focusFields })
export type EventImage = z.output<typeof EventImage>

/** The proportions an image is framed in. */
export const frame = { width: 16, height: 9 }
/** How much a frame may magnify, in percent. */
export const frameZoom = { least: 100, most: 400 }
export const cropFields = {
  x: hundredths,
  y: hundredths,
  zoom: z.int().check(z.minimum(frameZoom.least, 'min'), z.maximum(frameZoom.most, 'max')),
}
const Crop = z.object(cropFields)
export type Crop = z.output<typeof Crop>

/** The whole picture an image shows a part of, and that part: its centre and how much it is magnified; null when it shows all. */
export const ImageSource = z.object({ token: z.string(), width: z.int(), height: z.int(), crop: z.nullable(Crop) })
export type ImageSource = z.output<typeof ImageSource>

/** The picture cut for the sites it is shared on, around its point. */
export const sharedToken = ({ token, focus_x, focus_y }: Pick<EventImage, 'token' | 'focus_x' | 'focus_y'>): string =>
  `${token}-${focus_x}-${focus_y}.jpg`

/** Address of a picture, from the root of the product. */
export const pictureAddress = (client: string, token: string): string => `/api${fillPath(picturesContract.picture.path, { client, token })}`

/** The addresses a browser chooses among, by their widths. */
export const imageSet = (client: string, { token, width }: Pick<EventImage, 'token' | 'width'>, format: PictureFormat): string =>
  pictureWidths(width)
    .map((size) => `${pictureAddress(client, sizeToken(token, size, format))} ${size}w`)
    .join(', ')
