import * as z from 'zod/mini'
import { siret } from '../../kernel/identifier-fields.ts'
import { phone } from '../../kernel/phone-field.ts'
import { email, postalCode, type ValidationKey } from '../../kernel/validation.ts'
import type { Pattern, Question } from '../inputs/field.ts'

type Problem = { key: ValidationKey; values?: Record<string, number | string> }

const formats: Record<Pattern, { schema: z.core.$ZodType; key: ValidationKey }> = {
  mail: { schema: email, key: 'invalidEmail' },
  phone: { schema: phone, key: 'phone' },
  siret: { schema: siret, key: 'siret' },
  postal_code: { schema: postalCode, key: 'postalCode' },
}

/** What is wrong with a text held to a format by name. */
export function patternProblem(value: string, { pattern }: Question): Problem | undefined {
  if (!pattern) return undefined
  const { schema, key } = formats[pattern]
  return z.safeDecode(schema, value as z.input<typeof schema>).success ? undefined : { key }
}

/** What is wrong with the count of digits of an answer (exactly n, at least, at most, n1 or n2). */
export function digitProblem(value: string, { digits }: Question): Problem | undefined {
  if (!digits) return undefined
  const count = value.replace(/\D/g, '').length
  if ('exactly' in digits)
    return count === digits.exactly ? undefined : { key: 'digits', values: { digits: 'exactly', min: digits.exactly, max: digits.exactly } }
  if ('either' in digits) {
    const [min, max] = digits.either
    return digits.either.includes(count) ? undefined : { key: 'digits', values: { digits: 'either', min, max } }
  }
  const { at_least, at_most } = digits
  if (at_least !== null && count < at_least) return { key: 'digits', values: { digits: 'least', min: at_least, max: at_most ?? 0 } }
  if (at_most !== null && count > at_most) return { key: 'digits', values: { digits: 'most', min: at_least ?? 0, max: at_most } }
  return undefined
}
