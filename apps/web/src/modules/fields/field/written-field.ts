import { aggregateActs, type RecordFieldDraft } from '@kxo/domain/fields/field'
import { Morph } from '@kxo/domain/fields/morph'
import { columnTypes, fieldNature } from '@kxo/domain/fields/nature'
import { type Digits, patterns } from '@kxo/domain/forms/inputs/field'
import * as z from 'zod/mini'
import { questionOf, writtenOf, writtenQuestion } from '../../forms/index.ts'

const line = (max: number) => z.optional(z.string().check(z.maxLength(max, 'tooLong')))
const count = z.optional(z.nullable(z.int('notANumber').check(z.minimum(1), z.maximum(600))))
export const digitRules = ['none', 'exactly', 'between', 'either'] as const

/** A field as its screen writes it. */
export const WrittenField = z.object({
  ...writtenQuestion,
  version: z.optional(z.int()),
  nature: z.enum(fieldNature.keys),
  label_en: line(250),
  help_en: line(500),
  rubric: line(120),
  default_value: line(2000),
  pattern: z.optional(z.nullable(z.enum(patterns))),
  digit_rule: z.optional(z.nullable(z.enum(digitRules))),
  digits_a: count,
  digits_b: count,
  is_unique: z.optional(z.boolean()),
  in_list: z.optional(z.boolean()),
  retention_months: count,
  formula_of: z.optional(z.nullable(Morph)),
  formula_act: z.optional(z.nullable(z.enum(aggregateActs))),
  formula_field: line(60),
})
export type WrittenField = z.output<typeof WrittenField>

const writtenDigits = (digits: Digits | null) => {
  if (!digits) return { digit_rule: 'none' as const, digits_a: null, digits_b: null }
  if ('exactly' in digits) return { digit_rule: 'exactly' as const, digits_a: digits.exactly, digits_b: null }
  if ('either' in digits) return { digit_rule: 'either' as const, digits_a: digits.either[0], digits_b: digits.either[1] }
  return { digit_rule: 'between' as const, digits_a: digits.at_least, digits_b: digits.at_most }
}

function digitsOf({ digit_rule, digits_a = null, digits_b = null }: Partial<WrittenField>): Digits | null {
  if (digit_rule === 'exactly' && digits_a !== null) return { exactly: digits_a }
  if (digit_rule === 'either' && digits_a !== null && digits_b !== null) return { either: [digits_a, digits_b] }
  if (digit_rule === 'between' && (digits_a !== null || digits_b !== null)) return { at_least: digits_a, at_most: digits_b }
  return null
}

/** What the screen shows of a field. */
export const writtenFieldOf = (field: RecordFieldDraft) => ({
  ...writtenOf(field),
  ...writtenDigits(field.digits),
  nature: field.nature,
  label_en: field.label_en,
  help_en: field.help_en,
  rubric: field.rubric,
  default_value: field.default_value,
  pattern: field.pattern,
  is_unique: field.is_unique,
  in_list: field.places.includes('list'),
  retention_months: field.retention_months,
  formula_of: field.formula?.of ?? null,
  formula_act: field.formula?.act ?? null,
  formula_field: field.formula?.field ?? '',
})

type UnshownFields = Pick<RecordFieldDraft, 'tab_id'>

/** The field written; what the screen does not show is kept. */
export function fieldOf(written: Partial<WrittenField>, taken: readonly string[], unshown: UnshownFields): RecordFieldDraft {
  const input_type = written.input_type ?? 'text'
  const isText = input_type === 'text' || input_type === 'number'
  const { formula_of, formula_act } = written
  return {
    ...questionOf({ ...written, label: written.label ?? '', input_type }, taken),
    ...unshown,
    places: ['record', ...(written.in_list && columnTypes.includes(input_type) ? (['list'] as const) : [])],
    nature: written.nature ?? 'custom',
    label_en: written.label_en ?? '',
    help_en: written.help_en ?? '',
    rubric: written.rubric ?? '',
    default_value: written.default_value ?? '',
    pattern: input_type === 'text' ? (written.pattern ?? null) : null,
    digits: isText ? digitsOf(written) : null,
    is_unique: written.is_unique ?? false,
    retention_months: written.retention_months ?? null,
    formula: formula_of && formula_act ? { of: formula_of, act: formula_act, field: written.formula_field ?? '' } : null,
  }
}
