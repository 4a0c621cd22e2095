import { type Crop, cutAround, frame, frameZoom } from './event-image.ts'

type Size = { width: number; height: number }
const between = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** The whole picture within the frame that shows a part of it, in hundredths of the frame: where it begins and how large it is. */
export function wholeInFrame(picture: Size, crop: Crop): { left: number; top: number; width: number; height: number } {
  const cut = cutAround(picture, frame, crop)
  const [across, down] = [100 / cut.width, 100 / cut.height]
  return { left: -cut.left * across, top: -cut.top * down, width: picture.width * across, height: picture.height * down }
}

/** A crop moved by hundredths of the frame, its centre kept where the frame holds nothing but picture. */
export function moved(picture: Size, crop: Crop, by: { x: number; y: number }): Crop {
  const cut = cutAround(picture, frame, crop)
  const centre = (start: number, part: number, all: number, hundredths: number): number => {
    const half = part / 2
    return Math.round((between(start + half + (part * hundredths) / 100, half, all - half) / all) * 100)
  }
  return {
    ...crop,
    x: centre(cut.left, cut.width, picture.width, by.x),
    y: centre(cut.top, cut.height, picture.height, by.y),
  }
}

/** A crop magnified more or less, in percent. */
export const zoomed = (picture: Size, crop: Crop, by: number): Crop =>
  moved(picture, { ...crop, zoom: between(Math.round(crop.zoom + by), frameZoom.least, frameZoom.most) }, { x: 0, y: 0 })
