import * as z from 'zod/mini'
import { passwordRules } from './passwords.ts'
import { nationalPhone, phoneFromText } from './phones.ts'

/**
 * Ready fields of forms (specification §5). They read what a person typed when decoding a request, and accept it as well when encoding,
 * so that a form can check its values with the endpoint's own schema.
 */

/** Something must be there; nothing else is told of an empty field. */
export const present = z.minLength(1, { error: 'required', abort: true })

/** Text that must not be blank; spaces around it are stripped. */
export const requiredText = (max: number) => z.string().check(z.trim(), present, z.maxLength(max, 'tooLong'))

/** A field that may be left: absent stays undefined (untouched by a PATCH), blank and null are null, anything else must be valid. */
export const optionally = <S extends z.core.$ZodType>(schema: S) =>
  z.optional(
    z.codec(
      z.custom<z.input<S> | '' | null>(() => true),
      z.nullable(schema),
      {
        decode: (raw) => (raw === null || (typeof raw === 'string' && raw.trim() === '') ? null : raw) as never,
        encode: (value) => value as never,
      },
    ),
  )

/** Text that may be left blank: null inside. */
export const optionalText = (max: number) => optionally(requiredText(max))

const address = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u
const dots = /^\.|\.\.|\.@/
/** A mail address, lower case. */
export const email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  present,
  z.maxLength(254, 'tooLong'),
  z.refine((text) => address.test(text) && !dots.test(text), 'invalidEmail'),
)

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

/** A postal code of any country: empty is accepted, else seven characters at most with a digit (specification §5). */
export const postalCode = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || (text.length <= 7 && /\d/.test(text)), 'postalCode'),
)

/** A new password (specification §5, PRV-40): every broken rule is told; spaces are kept as typed. */
export const password = z
  .string()
  .check(present, z.maxLength(200, 'tooLong'), ...passwordRules.map(({ key, follows }) => z.refine<string>(follows, key)))

/** The two entries of a new password must match; the issue is told on the second. */
export const samePasswords = <F extends string, C extends string>(first: F, second: C) =>
  z.refine<Record<F | C, unknown>>((form) => form[first] === form[second], { error: 'passwordsDiffer', path: [second] })

/** At least, at most so many cents; the sentence shows the amount in euros. */
export const minAmount = (cents: number) => z.refine<number>((value) => value >= cents, { error: 'minAmount', params: { min: cents } })
export const maxAmount = (cents: number) => z.refine<number>((value) => value <= cents, { error: 'maxAmount', params: { max: cents } })
