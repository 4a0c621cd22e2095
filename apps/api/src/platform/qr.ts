import { toString as draw } from 'qrcode'

/** A QR code as SVG text, error correction M, quiet zone of 4 modules (EXT-10); print it at 25 mm at least. */
export const qr = (text: string): Promise<string> =>
  draw([{ data: Buffer.from(text), mode: 'byte' }], { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })
