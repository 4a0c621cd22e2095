import * as z from 'zod/mini'
import { writtenDocument } from '../../kernel/rich-text.ts'
import { requiredText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { Condition } from '../answers/condition.ts'
import { inputType } from './input-type.ts'

const digitCount = z.int().check(z.minimum(1), z.maximum(30))

/** How many digits an answer holds: exactly n, at least, at most, or n1 or n2. */
export const Digits = z.union([
  z.object({ exactly: digitCount }),
  z.object({ either: z.tuple([digitCount, digitCount]) }),
  z.object({ at_least: z.nullable(digitCount), at_most: z.nullable(digitCount) }),
])
export type Digits = z.output<typeof Digits>

/** Formats a text may be held to, by name. */
export const patterns = ['mail', 'phone', 'siret', 'postal_code'] as const
export type Pattern = (typeof patterns)[number]

export const fieldName = z
  .string()
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'tooLong'), z.regex(/^[a-z][a-z0-9_]*$/, 'wrongFormat'))
const draft = {
  name: fieldName,
  label: requiredText(250),
  help: z._default(z.string().check(z.maxLength(500, 'tooLong')), ''),
  /** Why the question is asked (FOR-15). */
  purpose: z._default(shortText(250), ''),
  input_type: inputType.wire,
  is_required: z._default(z.boolean(), false),
  /** Characters, value, choices, rows, stars or megabytes according to the type. */
  minimum: z._default(z.nullable(z.number()), null),
  maximum: z._default(z.nullable(z.number()), null),
  options: z._default(z.array(requiredText(200)), []),
  /** Conditions to accept (type 9) or programme shown (type 15): a formatted document, or a plain text. */
  terms: z._default(
    z.nullable(
      z.string().check(
        z.maxLength(100_000, 'tooLong'),
        z.refine((text) => !text.startsWith('{') || writtenDocument(text) !== undefined, 'wrongFormat'),
      ),
    ),
    null,
  ),
  is_for_admins: z._default(z.boolean(), false),
  shown_when: z._default(z.nullable(Condition), null),
}

/** The same texts for English readers; what is left empty is read in French. */
const english = {
  label_en: z.optional(shortText(250)),
  help_en: z.optional(z.string().check(z.maxLength(500, 'tooLong'))),
  purpose_en: z.optional(shortText(250)),
  /** Beside each of the options, in their order. */
  options_en: z.optional(z.array(shortText(200))),
  terms_en: z.optional(draft.terms),
}

/** A field as its author writes it: its name is its key from a version to the next. */
export const FieldDraft = z.object({ ...draft, ...english })
export type FieldDraft = z.output<typeof FieldDraft>

/** A field as it is asked. */
export const FormField = z.object({
  id: wire.id,
  rank: z.int(),
  section: z.string(),
  section_en: z.optional(z.string()),
  ...draft,
  ...english,
})
export type FormField = z.output<typeof FormField>

/** A field as a screen draws it: some are only text, some nobody may answer here, some were put otherwise when they were answered. */
export type DrawnField = FormField & {
  digits?: Digits | null
  pattern?: Pattern | null
  is_locked?: boolean
  is_text?: boolean
  asked_as?: string | null
  /** What each option reads as, when not as it is kept. */
  option_labels?: readonly string[]
}

/** What the rules of answers need of a field. */
export type Question = Pick<
  FormField,
  'name' | 'input_type' | 'is_required' | 'minimum' | 'maximum' | 'options' | 'is_for_admins' | 'shown_when'
> & {
  digits?: Digits | null
  pattern?: Pattern | null
  /** Nobody who sees it here may answer it. */
  is_locked?: boolean
}
