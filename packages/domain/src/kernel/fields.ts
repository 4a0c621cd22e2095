import * as z from 'zod/mini'
import { isOneLine, isPrintable } from './printable.ts'

/**
 * Ready fields of forms. They read what a person typed when decoding a request, and accept it as well when encoding,
 * so that a form can check its values with the endpoint's own schema.
 */

/** Something must be there; nothing else is told of an empty field. */
export const present = z.minLength(1, { error: 'required', abort: true })

const onOneLine = z.refine<string>(isOneLine, 'unprintable')
const onLines = z.refine<string>(isPrintable, 'unprintable')

/** One line that must not be blank (a name, a title, a reference): spaces around it are stripped, what cannot be printed is refused. */
export const requiredText = (max: number) => z.string().check(z.trim(), present, z.maxLength(max, 'tooLong'), onOneLine)

/** One line that may be empty. */
export const shortText = (max: number) => z.string().check(z.trim(), z.maxLength(max, 'tooLong'), onOneLine)

/** A text of one or several lines that must not be blank. */
export const requiredLines = (max: number) => z.string().check(z.trim(), present, z.maxLength(max, 'tooLong'), onLines)

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

/** One line that may be left blank: null inside. */
export const optionalText = (max: number) => optionally(requiredText(max))

/** A text of several lines that may be left blank: null inside. */
export const optionalLines = (max: number) => optionally(requiredLines(max))

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

/** A postal code of any country: empty is accepted, else seven characters at most with a digit. */
export const postalCode = z.string().check(
  z.trim(),
  z.refine((text) => text === '' || (text.length <= 7 && /\d/.test(text)), 'postalCode'),
)

/** At least, at most so many cents; the sentence shows the amount in euros. */
export const minAmount = (cents: number) => z.refine<number>((value) => value >= cents, { error: 'minAmount', params: { min: cents } })
export const maxAmount = (cents: number) => z.refine<number>((value) => value <= cents, { error: 'maxAmount', params: { max: cents } })

/** One of a list narrower than what its catalogue knows. */
export const isAmong = <K>(keys: readonly K[]) => z.refine<K>((key) => keys.includes(key), 'unknownCode')
