import * as z from 'zod/mini'
import { centsFromText, euros as eurosOf } from './money.ts'

/**
 * Codecs between what travels (form text, JSON numbers, ISO dates, decimal euros) and what the code uses.
 * Every one accepts the text a form-encoded body sends. Messages are keys of `validationWords`.
 */

const integer = z.codec(z.union([z.number(), z.string()]), z.int('notANumber'), {
  decode: (raw, context) => {
    const value = typeof raw === 'number' ? raw : raw.trim() === '' ? Number.NaN : Number(raw)
    if (Number.isSafeInteger(value)) return value
    context.issues.push({ code: 'custom', message: 'notANumber', input: raw })
    return z.NEVER
  },
  encode: (value) => value,
})

const decimal = z.codec(z.union([z.number(), z.string()]), z.number('notANumber'), {
  decode: (raw, context) => {
    const value = typeof raw === 'number' ? raw : raw.trim() === '' ? Number.NaN : Number(raw.replace(',', '.'))
    if (Number.isFinite(value)) return value
    context.issues.push({ code: 'custom', message: 'notANumber', input: raw })
    return z.NEVER
  },
  encode: (value) => value,
})

const flags: Record<string, boolean> = {
  true: true,
  false: false,
  '1': true,
  '0': false,
  oui: true,
  non: false,
  on: true,
  off: false,
  True: true,
  False: false,
}
const flag = z.codec(z.union([z.boolean(), z.number(), z.string()]), z.boolean(), {
  decode: (raw, context) => {
    const value = flags[String(raw)]
    if (value !== undefined) return value
    context.issues.push({ code: 'custom', message: 'notABoolean', input: raw })
    return z.NEVER
  },
  encode: (value) => value,
})

/** Decimal euros with two decimals on the wire, integer cents inside. */
const money = z.codec(z.union([z.number(), z.string()]), z.int(), {
  decode: (raw, context) => {
    const cents = centsFromText(String(raw))
    if (cents !== undefined) return cents
    context.issues.push({ code: 'custom', message: 'notAnAmount', input: raw })
    return z.NEVER
  },
  encode: (cents) => eurosOf(cents),
})

const isoInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/
/** ISO 8601 with offset on the wire, Date inside. */
const instant = z.codec(z.string(), z.date(), {
  decode: (raw, context) => {
    const date = new Date(raw)
    const year = date.getUTCFullYear()
    if (isoInstant.test(raw) && !Number.isNaN(date.getTime()) && year >= 1000 && year <= 9999) return date
    context.issues.push({ code: 'custom', message: 'wrongDate', input: raw })
    return z.NEVER
  },
  encode: (date) => date.toISOString(),
})

/** A calendar day, `YYYY-MM-DD` on both sides, between 1000-01-01 and 9999-12-31 (specification §5). */
const day = z.string().check(
  z.refine((text) => {
    if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'wrongDate'),
)

/** JSON text in a form field (specification §7 "data"), or the object itself in a JSON body. */
const json = <S extends z.core.$ZodType>(schema: S) =>
  z.codec(z.unknown(), schema, {
    decode: (raw, context) => {
      if (typeof raw !== 'string') return raw as never
      try {
        return JSON.parse(raw) as never
      } catch {
        context.issues.push({ code: 'custom', message: 'unreadableJson', input: raw })
        return z.NEVER
      }
    },
    encode: (value) => value,
  })

/** A list in a query or a form: repeated field, or values joined by commas. */
const list = <S extends z.core.$ZodType>(item: S) =>
  z.codec(z.union([z.string(), z.array(z.unknown())]), z.array(item), {
    decode: (raw) => (typeof raw === 'string' ? (raw === '' ? [] : raw.split(',')) : raw) as never,
    encode: (values) => values as never,
  })

export const wire = {
  integer,
  /** A record's number: a positive integer. */
  id: integer.check(z.positive('unknownId')),
  decimal,
  flag,
  money,
  instant,
  day,
  json,
  list,
}
