import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkDrawing, drawingPng } from './drawing.ts'

const svgOf = (body: string) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80" width="200" height="80">${body}</svg>`).toString('base64')}`
const pngOf = async (body: string) =>
  `data:image/png;base64,${(
    await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80">${body}</svg>`))
      .png()
      .toBuffer()
  ).toString('base64')}`
const stroke = '<path d="M 5.0,60.2 C 20,5 40,70 90,30" stroke-width="2.5" stroke="black" fill="none" stroke-linecap="round"></path>'
const refused = { kind: { code: 'wrongDrawing', http: 422 } }

describe('a drawn signature', () => {
  test('is accepted as PNG and as plain lines', async () => {
    await checkDrawing(await pngOf(stroke))
    await checkDrawing(svgOf(stroke))
    expect((await drawingPng(svgOf(stroke)))?.subarray(1, 4).toString()).toBe('PNG')
  })
  test.each([
    ['nothing drawn', svgOf('')],
    ['a script', svgOf(`${stroke}<script>alert(1)</script>`)],
    ['a handler', svgOf('<path onload="x" d="M0 0 L9 9" stroke="black"/>')],
    ['an outside image', svgOf('<image href="http://example.org/a.png"/>')],
    ['a call in a style', svgOf('<path d="M0 0 L9 9" fill="url(http://example.org)"/>')],
    ['text', svgOf(`${stroke}<text>Camille</text>`)],
    ['another type', `data:image/jpeg;base64,${Buffer.from('x').toString('base64')}`],
    ['an address', 'https://example.org/signature.png'],
    ['bytes that are no image', `data:image/png;base64,${Buffer.from('pas une image').toString('base64')}`],
  ])('%s is refused', async (_name, drawing) => {
    await expect(checkDrawing(drawing)).rejects.toMatchObject(refused)
  })
  test('a blank sheet is refused', async () => {
    await expect(checkDrawing(await pngOf(''))).rejects.toMatchObject(refused)
  })
})
