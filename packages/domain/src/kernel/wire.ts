import * as z from 'zod/mini'
import { integerFromText, quantityDecimals, scaledFromText, textFromScaled, unitPriceDecimals } from './decimals.ts'
import { centsFromText, euros as eurosOf } from './money.ts'

/**
 * Codecs between what travels (form text, JSON numbers, ISO dates, decimal euros) and what the code uses.
 * Every one accepts the text a form-encoded body sends. Messages are keys of `validationWords`.
 */

/** Refuses what was received, with a key of `validationWords`. */
function refused(context: z.core.ParsePayload<unknown>, message: string, input: unknown): never {
  context.issues.push({ code: 'custom', message: input === '' ? 'required' : message, input })
  return z.NEVER
}

const integer = z.codec(z.union([z.number(), z.string()]), z.int('notANumber'), {
  decode: (raw, context) => {
    const value = typeof raw === 'number' ? raw : integerFromText(raw)
    return value !== undefined && Number.isSafeInteger(value) ? value : refused(context, 'notANumber', raw)
  },
  encode: (value) => value,
})

const decimal = z.codec(z.union([z.number(), z.string()]), z.number('notANumber'), {
  decode: (raw, context) => {
    const value = typeof raw === 'number' ? raw : /^-?\d+(?:[.,]\d+)?$/.test(raw.trim()) ? Number(raw.replace(',', '.')) : Number.NaN
    return Number.isFinite(value) ? value : refused(context, 'notANumber', raw)
  },
  encode: (value) => value,
})

/** A decimal number on the wire, inside the integer `value × 10^decimals`: quantities, unit prices and rates stay exact (INV-30, INV-40). */
const scaled = (decimals: number) =>
  z.codec(z.union([z.number(), z.string()]), z.int('notANumber'), {
    decode: (raw, context) => {
      const text = String(raw)
      const value = scaledFromText(text, decimals)
      if (value !== undefined) return value
      return refused(context, /\d[.,]\d+$/.test(text) ? 'tooManyDecimals' : 'notANumber', raw)
    },
    encode: (value) => Number(textFromScaled(value, decimals)),
  })

const flags = new Map([
  ...['true', '1', 'oui', 'on', 'yes'].map((text) => [text, true] as const),
  ...['false', '0', 'non', 'off', 'no'].map((text) => [text, false] as const),
])
const flag = z.codec(z.union([z.boolean(), z.number(), z.string()]), z.boolean(), {
  decode: (raw, context) => flags.get(String(raw).trim().toLowerCase()) ?? refused(context, 'notABoolean', raw),
  encode: (value) => value,
})

/** Decimal euros with two decimals on the wire, integer cents inside. */
const money = z.codec(z.union([z.number(), z.string()]), z.int('notAnAmount'), {
  decode: (raw, context) => centsFromText(String(raw)) ?? refused(context, 'notAnAmount', raw),
  encode: (cents) => eurosOf(cents),
})

const isoInstant = /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/
const isDay = (text: string) => {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** ISO 8601 with offset on the wire, Date inside, between the years 1000 and 9999. */
const instant = z.codec(z.string(), z.date('wrongDate'), {
  decode: (raw, context) => {
    const day = isoInstant.exec(raw)?.[1]
    const date = new Date(raw.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'))
    const year = date.getUTCFullYear()
    return day !== undefined && isDay(day) && year >= 1000 && year <= 9999 ? date : refused(context, 'wrongDate', raw)
  },
  encode: (date) => date.toISOString(),
})

/** A calendar day, `YYYY-MM-DD` on both sides, between 1000-01-01 and 9999-12-31. */
const day = z.string().check(z.refine(isDay, 'wrongDate'))

/** JSON text in a form field, or the object itself in a JSON body. */
const json = <S extends z.core.$ZodType>(schema: S) =>
  z.codec(z.unknown(), schema, {
    decode: (raw, context) => {
      if (typeof raw !== 'string') return raw as never
      try {
        return JSON.parse(raw) as never
      } catch {
        return refused(context, 'unreadableJson', raw)
      }
    },
    encode: (value) => value,
  })

/** What a field of a form holds of a list: a JSON array, or values joined by commas. */
function itemsIn(text: string): unknown[] {
  if (text.trim() === '') return []
  try {
    const read: unknown = text.trimStart().startsWith('[') ? JSON.parse(text) : undefined
    if (Array.isArray(read)) return read
  } catch {
    // It only looked like one.
  }
  return text.split(',')
}

/** A list in a query or a form: repeated field, values joined by commas, or a JSON array. */
const list = <S extends z.core.$ZodType>(item: S) =>
  z.codec(z.union([z.string(), z.array(z.unknown())]), z.array(item), {
    decode: (raw) => (typeof raw === 'string' ? itemsIn(raw) : raw) as never,
    encode: (values) => values as never,
  })

export const wire = {
  integer,
  /** A record's number: a positive integer. */
  id: integer.check(z.positive('unknownId')),
  decimal,
  scaled,
  /** Ten-thousandths inside. */
  quantity: scaled(quantityDecimals),
  /** Micro-euros inside, never negative (BR-27). */
  unitPrice: scaled(unitPriceDecimals).check(z.nonnegative()),
  /** A percentage on the wire, basis points inside: 5.5 is 550 (INV-30). */
  rate: scaled(2).check(z.nonnegative()),
  flag,
  money,
  instant,
  day,
  json,
  list,
}
