/** A photograph as a jpeg in colour, of so many pixels. */
export type Photo = { jpeg: Uint8Array; width: number; height: number }

/** A4, in points. */
const [short, long] = [595, 842]
const encoder = new TextEncoder()
const size = (parts: readonly Uint8Array[]): number => parts.reduce((sum, part) => sum + part.length, 0)

/** Numbers of the three objects of a page: itself, what it draws, its picture. */
const numbersOf = (page: number) => ({ page: 3 + 3 * page, drawing: 4 + 3 * page, picture: 5 + 3 * page })

/** One A4 page for each photograph, upright or on its side as it is, whole and in the middle; the jpegs go in as they are. */
export function pdfOfPhotos(photos: readonly Photo[]): Blob {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  const put = (...chunks: readonly (string | Uint8Array)[]): void => {
    for (const chunk of chunks) parts.push(typeof chunk === 'string' ? encoder.encode(chunk) : chunk)
  }
  const object = (number: number, ...body: readonly (string | Uint8Array)[]): void => {
    offsets[number] = size(parts)
    put(`${number} 0 obj\n`, ...body, '\nendobj\n')
  }
  put('%PDF-1.4\n')
  object(1, '<< /Type /Catalog /Pages 2 0 R >>')
  object(2, `<< /Type /Pages /Count ${photos.length} /Kids [${photos.map((_, page) => `${numbersOf(page).page} 0 R`).join(' ')}] >>`)
  for (const [at, { jpeg, width, height }] of photos.entries()) {
    const { page, drawing, picture } = numbersOf(at)
    const [across, down] = width > height ? [long, short] : [short, long]
    const scale = Math.min(across / width, down / height)
    const [w, h] = [width * scale, height * scale]
    const draw = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${((across - w) / 2).toFixed(2)} ${((down - h) / 2).toFixed(2)} cm /P Do Q`
    object(
      page,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${drawing} 0 R /Resources << /XObject << /P ${picture} 0 R >> >> >>`,
    )
    object(drawing, `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`)
    object(
      picture,
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    )
  }
  const start = size(parts)
  const lines = Array.from(offsets, (offset, number) =>
    number === 0 ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`,
  )
  put(`xref\n0 ${lines.length}\n`, ...lines, `trailer\n<< /Size ${lines.length} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  return new Blob(parts as BlobPart[], { type: 'application/pdf' })
}
