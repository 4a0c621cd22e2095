import { toString as draw, toBuffer } from 'qrcode'

/** A QR code as SVG text, error correction M, quiet zone of 4 modules (EXT-10); print it at 25 mm at least. */
export const qr = (text: string): Promise<string> =>
  draw([{ data: Buffer.from(text), mode: 'byte' }], { type: 'svg', errorCorrectionLevel: 'M', margin: 4 })

/** The same as a PNG, so many pixels wide, for mail programs: none of them draws SVG. */
export const qrPng = (text: string, width: number): Promise<Uint8Array> =>
  toBuffer([{ data: Buffer.from(text), mode: 'byte' }], { type: 'png', errorCorrectionLevel: 'M', margin: 4, width })
