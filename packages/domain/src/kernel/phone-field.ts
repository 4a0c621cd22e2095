import * as z from 'zod/mini'
import { present } from './fields.ts'
import { nationalPhone, phoneFromText } from './phones.ts'

const typed = (isValid: (text: string) => boolean, message: string) => z.string().check(z.trim(), present, z.refine(isValid, message))

/** A French phone number: any usual writing read, E.164 inside, ten national digits on the wire (ID-04). */
export const phone = z.codec(
  typed((text) => phoneFromText(text) !== undefined, 'phone'),
  typed((text) => phoneFromText(text) !== undefined, 'phone'),
  {
    decode: (text) => phoneFromText(text) ?? text,
    encode: (text) => nationalPhone(phoneFromText(text) ?? text),
  },
)
