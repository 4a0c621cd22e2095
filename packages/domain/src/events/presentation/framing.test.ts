import { expect, test } from 'vitest'
import { moved, wholeInFrame, zoomed } from './framing.ts'

const picture = { width: 1600, height: 1600 }
const middle = { x: 50, y: 50, zoom: 100 }

test('the whole picture is laid out so that its frame shows the part', () => {
  expect(wholeInFrame(picture, middle)).toMatchObject({ left: -0, width: 100 })
  const half = wholeInFrame(picture, { ...middle, zoom: 200 })
  expect([half.width, half.left]).toEqual([200, -50])
})
test('a crop moves within the picture alone', () => {
  // A frame of 16 by 9 over a square: only up and down until it is magnified.
  expect(moved(picture, middle, { x: 30, y: 0 })).toEqual(middle)
  expect(moved(picture, middle, { x: 0, y: 1000 }).y).toBe(72)
  expect(moved(picture, { ...middle, zoom: 200 }, { x: 10, y: 0 }).x).toBe(55)
})
test('a crop is magnified from the whole width to four times, and comes back within the picture', () => {
  expect(zoomed(picture, middle, 900).zoom).toBe(400)
  expect(zoomed(picture, { x: 90, y: 90, zoom: 400 }, -900)).toEqual({ x: 50, y: 72, zoom: 100 })
})
