import { expect, test } from 'vitest'
import { pictureWidths, textPicture } from './pictures.ts'

test.each([
  [320, [320]],
  [400, [400]],
  [1000, [400, 800, 1000]],
  [1600, [400, 800, 1600]],
  [4000, [400, 800, 1600]],
])('a picture %i px wide is shown in %j', (width, shown) => expect(pictureWidths(width)).toEqual(shown))

test('a picture of a text is read in the widths it is kept in, one kept once as it is', () => {
  const sized = textPicture('https://kxo.fr/api/clients/forma/pictures/a-B_c-900.webp/')
  expect(sized?.width).toBe(900)
  expect(sized?.setOf('avif').split(', ')).toEqual(
    [400, 800, 900].map((width) => `https://kxo.fr/api/clients/forma/pictures/a-B_c-${width}.avif/ ${width}w`),
  )
  expect(textPicture('https://kxo.fr/api/clients/forma/pictures/abcdefghijkl/')).toBeUndefined()
})
