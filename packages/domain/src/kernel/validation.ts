import * as z from 'zod/mini'
import type { Language, MergeValue } from './language.ts'
import { formatMoney } from './money.ts'
import { isValidationKey, type ValidationKey, validationWords } from './validation-words.ts'

export {
  email,
  isAmong,
  maxAmount,
  minAmount,
  optionalLines,
  optionally,
  optionalText,
  postalCode,
  requiredLines,
  requiredText,
  shortText,
} from './fields.ts'
export { type ValidationKey, validationWords } from './validation-words.ts'

/** One field to correct: `values` holds what its sentence merges. */
export type ValidationIssue = { field: string; key: ValidationKey; values: Readonly<Record<string, MergeValue>> }

type RawIssue = z.core.$ZodRawIssue
const isBlank = (input: unknown) => input === undefined || input === null || input === ''
const mistaken: Readonly<Record<string, ValidationKey>> = {
  number: 'notANumber',
  int: 'notANumber',
  boolean: 'notABoolean',
  date: 'wrongDate',
}
const formats: Readonly<Record<string, ValidationKey>> = {
  email: 'invalidEmail',
  url: 'invalidUrl',
  date: 'wrongDate',
  datetime: 'wrongDate',
}

const tooSmall: Readonly<Record<string, ValidationKey>> = { string: 'tooShort', array: 'tooFew', set: 'tooFew', date: 'notBefore' }
const tooBig: Readonly<Record<string, ValidationKey>> = { string: 'tooLong', array: 'tooMany', set: 'tooMany', date: 'notAfter' }

/** The key of an issue whose schema named none. */
function keyOf(issue: RawIssue): ValidationKey {
  switch (issue.code) {
    case 'too_small':
      if (issue.minimum === 1 && issue.origin in tooSmall) return 'required'
      return tooSmall[issue.origin] ?? (issue.inclusive === false ? 'above' : 'min')
    case 'too_big':
      return tooBig[issue.origin] ?? (issue.inclusive === false ? 'below' : 'max')
    case 'invalid_type':
      return isBlank(issue.input) ? 'required' : (mistaken[issue.expected] ?? 'wrongFormat')
    case 'invalid_value':
      return isBlank(issue.input) ? 'required' : 'unknownCode'
    case 'invalid_union':
      return isBlank(issue.input) ? 'required' : 'wrongFormat'
    case 'invalid_format':
      return formats[issue.format] ?? 'wrongFormat'
    case 'unrecognized_keys':
      return 'unknownField'
    default:
      return 'wrongFormat'
  }
}

// Every schema of the product answers keys of validationWords: the input that tells a missing field from a wrong one is known only here.
z.config({ customError: (issue) => keyOf(issue) })

function valuesOf(issue: z.core.$ZodIssue): Record<string, MergeValue> {
  const values: Record<string, MergeValue> = {}
  const keep = (name: string, value: unknown) => {
    if (typeof value === 'bigint') values[name] = Number(value)
    else if (typeof value === 'number' || typeof value === 'string' || value instanceof Date) values[name] = value
  }
  if ('minimum' in issue) keep('min', issue.minimum)
  if ('maximum' in issue) keep('max', issue.maximum)
  if (issue.code === 'custom') for (const [name, value] of Object.entries(issue.params ?? {})) keep(name, value)
  return values
}

/** The fields to correct, one entry per broken rule; `field` is a dotted path (`lines.0.quantity`), '' for the whole. */
export function issuesOf(error: z.core.$ZodError): ValidationIssue[] {
  return error.issues.flatMap((issue) => {
    const key = isValidationKey(issue.message) ? issue.message : 'wrongFormat'
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((name) => [...issue.path, name]) : [issue.path]
    return paths.map((path) => ({ field: path.map(String).join('.'), key, values: valuesOf(issue) }))
  })
}

const amounts: readonly string[] = ['minAmount', 'maxAmount'] satisfies ValidationKey[]

/** The sentence of an issue, or of a refusal's detail whose `message` is a key or a finished sentence. Missing bounds are never fatal. */
export function sayIssue(
  language: Pick<Language, 'locale' | 'say'>,
  issue: { key?: string; message?: string; values?: Readonly<Record<string, MergeValue>> | undefined },
): string {
  const key = issue.key ?? issue.message ?? ''
  if (!isValidationKey(key)) return key
  const entries = Object.entries({ min: 0, max: 0, digits: 'exactly', ...issue.values })
  const values = entries.map(([name, value]) => [
    name,
    amounts.includes(key) && typeof value === 'number' ? formatMoney(value, language.locale) : value,
  ])
  return language.say(validationWords[key], Object.fromEntries(values))
}
