import * as z from 'zod/mini'
import { Digits, FieldDraft, patterns } from '../forms/inputs/field.ts'
import { shortText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { Morph } from './morph.ts'
import { fieldNature } from './nature.ts'

/** Where a field shows beside its record. */
export const places = ['record', 'list'] as const
export type Place = (typeof places)[number]

/** What an aggregate counts, adds up or reads last: records of another kind that hang on this one. */
export const aggregateActs = ['count', 'sum', 'last'] as const
export const Formula = z.object({
  of: Morph,
  act: z.enum(aggregateActs),
  /** Name of a field of those records; nothing for a count. */
  field: z._default(shortText(60), ''),
})
export type Formula = z.output<typeof Formula>

const written = (max: number) => z._default(shortText(max), '')
const lines = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, 'tooLong')), '')
const { name, label, help, purpose, input_type, is_required, minimum, maximum, options, terms, is_for_admins, shown_when } =
  FieldDraft.shape

const draft = {
  nature: fieldNature.wire,
  name,
  label,
  label_en: written(250),
  help,
  help_en: lines(500),
  rubric: written(120),
  tab_id: z._default(z.nullable(wire.id), null),
  input_type,
  is_required,
  minimum,
  maximum,
  digits: z._default(z.nullable(Digits), null),
  pattern: z._default(z.nullable(z.enum(patterns)), null),
  is_unique: z._default(z.boolean(), false),
  options,
  terms,
  default_value: lines(2000),
  formula: z._default(z.nullable(Formula), null),
  is_for_admins,
  shown_when,
  purpose,
  retention_months: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(600))), null),
  places: z._default(z.array(z.enum(places)), ['record']),
}

/** A field as its author writes it. */
export const RecordFieldDraft = z.object(draft)
export type RecordFieldDraft = z.output<typeof RecordFieldDraft>

/** A field of a kind of records, as its author reads it. */
export const RecordField = z.object({
  id: wire.id,
  morph: Morph,
  rank: z.int(),
  is_active: z.boolean(),
  version: z.int(),
  ...draft,
})
export type RecordField = z.output<typeof RecordField>

/** Where else a field is used: what a change would touch. */
const Use = z.object({ kind: z.enum(['condition', 'tab', 'list', 'aggregate']), label: z.string() })
export type Use = z.output<typeof Use>

/** A field in the list of its kind. */
export const ListedField = z.object({ ...RecordField.shape, answers_count: z.int(), used_in: z.array(Use) })
export type ListedField = z.output<typeof ListedField>

/** A field as it is asked on a record, in the caller's language and with the caller's rights. */
export const FieldView = z.object({
  id: wire.id,
  rank: z.int(),
  section: z.string(),
  tab_id: z.nullable(wire.id),
  nature: fieldNature.wire,
  name,
  label,
  help,
  purpose,
  input_type,
  is_required,
  minimum,
  maximum,
  options,
  terms,
  is_for_admins,
  shown_when,
  digits: draft.digits,
  pattern: draft.pattern,
  /** The caller may not type here. */
  is_locked: z.boolean(),
  /** How the question was put when it was answered, when it has been reworded since. */
  asked_as: z.nullable(z.string()),
})
export type FieldView = z.output<typeof FieldView>
