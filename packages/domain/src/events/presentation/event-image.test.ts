import { expect, test } from 'vitest'
import { cutAround, sharedSize } from './event-image.ts'

test('a cut keeps the point in its middle, and never leaves the picture', () => {
  const wide = { width: 2400, height: 630 }
  expect(cutAround(wide, sharedSize, { x: 50, y: 50 })).toEqual({ left: 600, top: 0, width: 1200, height: 630 })
  expect(cutAround(wide, sharedSize, { x: 0, y: 0 }).left).toBe(0)
  expect(cutAround(wide, sharedSize, { x: 100, y: 100 }).left).toBe(1200)
  expect(cutAround({ width: 600, height: 1000 }, sharedSize, { x: 50, y: 20 })).toEqual({ left: 0, top: 43, width: 600, height: 315 })
  expect(cutAround({ width: 3, height: 1 }, sharedSize, { x: 90, y: 50 })).toEqual({ left: 1, top: 0, width: 2, height: 1 })
})
