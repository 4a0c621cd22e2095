import * as z from 'zod/mini'
import { wire } from '../kernel/wire.ts'
import { inputType } from './input-type.ts'

/** A field is shown only when the answer to an earlier one equals, or among several contains, a value. */
export const Condition = z.object({ field: z.string().check(z.minLength(1, 'required')), value: z.string() })
export type Condition = z.output<typeof Condition>

const fieldName = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong'), z.regex(/^[a-z][a-z0-9_]*$/, 'wrongFormat'))
const draft = {
  name: fieldName,
  label: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(250, 'tooLong')),
  help: z._default(z.string().check(z.maxLength(500, 'tooLong')), ''),
  /** Why the question is asked (FOR-15). */
  purpose: z._default(z.string().check(z.maxLength(250, 'tooLong')), ''),
  input_type: inputType.wire,
  is_required: z._default(z.boolean(), false),
  /** Characters, value, choices, rows, stars or megabytes according to the type (screens A2). */
  minimum: z._default(z.nullable(z.number()), null),
  maximum: z._default(z.nullable(z.number()), null),
  options: z._default(z.array(z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(200, 'tooLong'))), []),
  /** Text of the conditions to accept (type 9) or of the programme shown (type 15). */
  terms: z._default(z.nullable(z.string().check(z.maxLength(20_000, 'tooLong'))), null),
  is_for_admins: z._default(z.boolean(), false),
  shown_when: z._default(z.nullable(Condition), null),
}

/** A field as its author writes it; `id` when it exists already. */
export const FieldDraft = z.object({ id: z.optional(z.nullable(wire.id)), ...draft })
export type FieldDraft = z.output<typeof FieldDraft>

/** A field as it is asked. */
export const FormField = z.object({ id: wire.id, rank: z.int(), section: z.string(), ...draft })
export type FormField = z.output<typeof FormField>

/** What the rules of answers need of a field. */
export type Question = Pick<
  FormField,
  'name' | 'input_type' | 'is_required' | 'minimum' | 'maximum' | 'options' | 'is_for_admins' | 'shown_when'
>
