import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qr } from './qr.ts'

const text = 'T1|k1|ev_42|tk_7f3a|1|1798754400.hdANVEnRhSkwBIDwbUPrjEPavfonKaKmEE3Nn7uGb9Q'

/** The modules as drawn, one pixel each. */
async function modulesOf(svg: string): Promise<{ side: number; dark: (x: number, y: number) => boolean }> {
  const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1])
  const scale = 8
  const { data } = await sharp(Buffer.from(svg))
    .resize(side * scale, side * scale, { kernel: 'nearest' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const step = data.length / (side * scale) / (side * scale)
  return { side, dark: (x, y) => data[((y * scale + 4) * side * scale + x * scale + 4) * step]! < 128 }
}

test('EXT-10 the code has a quiet zone of four modules around its three finders', async () => {
  const { side, dark } = await modulesOf(await qr(text))
  for (let at = 0; at < side; at++)
    for (let edge = 0; edge < 4; edge++)
      expect([dark(at, edge), dark(at, side - 1 - edge), dark(edge, at), dark(side - 1 - edge, at)]).toEqual([false, false, false, false])
  const finder = (x: number, y: number) => Array.from({ length: 7 }, (_, step) => dark(x + step, y + 3))
  for (const [x, y] of [
    [4, 4],
    [side - 11, 4],
    [4, side - 11],
  ] as const)
    expect(finder(x, y)).toEqual([true, false, true, true, true, false, true])
})

test('EXT-10 the error correction is level M', async () => {
  const { dark } = await modulesOf(await qr(text))
  // Format information, bits 14 and 13, unmasked with 10 of the fixed mask 101010000010010: level M is 00.
  expect([dark(4, 12) !== true, dark(5, 12) !== false]).toEqual([false, false])
})
