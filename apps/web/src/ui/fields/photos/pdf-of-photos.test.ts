import { expect, test } from 'vitest'
import { pdfOfPhotos } from './pdf-of-photos.ts'

const jpeg = (...bytes: number[]) => new Uint8Array([0xff, 0xd8, ...bytes, 0xff, 0xd9])
const textOf = async (pdf: Blob): Promise<string> => new TextDecoder('latin1').decode(await pdf.arrayBuffer())

test('each photograph is a page of its own shape, in order, and every object is where the file says', async () => {
  const photos = [
    { jpeg: jpeg(1, 0x0a), width: 1500, height: 2000 },
    { jpeg: jpeg(2, 3), width: 2000, height: 1000 },
  ]
  const pdf = pdfOfPhotos(photos)
  expect(pdf.type).toBe('application/pdf')
  const text = await textOf(pdf)
  expect(text).toMatch(/^%PDF-1\.4/)
  expect([...text.matchAll(/MediaBox \[0 0 (\d+ \d+)\]/g)].map(([, box]) => box)).toEqual(['595 842', '842 595'])
  // The second is drawn whole, as wide as its page and in the middle of it.
  expect(text).toContain('q 842.00 0 0 421.00 0.00 87.00 cm')
  expect(text.indexOf('\xff\xd8\x01\x0a\xff\xd9')).toBeLessThan(text.indexOf('\xff\xd8\x02\x03\xff\xd9'))
  const [, start] = /startxref\n(\d+)\n%%EOF/.exec(text)!
  expect(text.slice(Number(start))).toMatch(/^xref\n0 9\n/)
  const offsets = [...text.slice(Number(start)).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset))
  expect(offsets.map((offset) => Number.parseInt(text.slice(offset), 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})
