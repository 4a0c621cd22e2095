import type { FieldValue } from '@kxo/domain/mailing/merging/field-formats'
import { qrPng } from '../../../platform/qr.ts'

/** What a code to scan is drawn at: small enough to stand in a message, large enough for a door. */
const side = 200

/** A code to scan as a message shows it, and says it where pictures are not shown. */
export const codePicture = async (scanned: string, code: string): Promise<FieldValue> => ({
  text: code,
  picture: {
    cid: 'ticket-qr',
    name: `${code}.png`,
    content_type: 'image/png',
    width: side,
    bytes: await qrPng(scanned, side * 2),
  },
})
