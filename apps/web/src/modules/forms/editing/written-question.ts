import type { Condition } from '@kxo/domain/forms/answers/condition'
import { FieldDraft } from '@kxo/domain/forms/inputs/field'
import type { InputType } from '@kxo/domain/forms/inputs/input-type'
import { proposedName } from '@kxo/domain/forms/inputs/proposed-name'
import { lackOf, leastOptions } from '@kxo/domain/forms/rules'
import { type Comparator, comparators } from '@kxo/domain/kernel/listing'
import * as z from 'zod/mini'

/** A condition as a screen writes it: what it looks at, how, and the value. */
export const writtenCondition = {
  decider: z.optional(z.nullable(z.string())),
  comparing: z.optional(z.nullable(z.enum(comparators))),
  decided: z.optional(z.nullable(z.string())),
}
type WrittenCondition = {
  decider?: string | null | undefined
  comparing?: Comparator | null | undefined
  decided?: string | null | undefined
}

/** What the screen shows of a condition. */
export const writtenConditionOf = (condition: Condition | null) => ({
  decider: condition?.field ?? null,
  comparing: condition?.comparator ?? '=',
  decided: condition?.value ?? '',
})

/** The condition written; a tick is looked for when no value is. */
export function conditionOf({ decider, comparing, decided }: WrittenCondition): Condition | null {
  if (!decider) return null
  const comparator = comparing ?? '='
  return { field: decider, comparator, value: comparator === 'X' ? '' : decided?.trim() || 'true' }
}

/** A question as a screen writes it: options and condition as texts. */
export const writtenQuestion = {
  label: FieldDraft.shape.label,
  name: z.optional(z.string().check(z.maxLength(60, 'tooLong'))),
  input_type: FieldDraft.shape.input_type,
  help: z.optional(z.string().check(z.maxLength(500, 'tooLong'))),
  purpose: z.optional(z.string().check(z.maxLength(250, 'tooLong'))),
  is_required: z.optional(z.boolean()),
  is_for_admins: z.optional(z.boolean()),
  minimum: z.optional(z.nullable(z.number('notANumber'))),
  maximum: z.optional(z.nullable(z.number('notANumber'))),
  options: z.optional(z.string()),
  terms: z.optional(z.string()),
  label_en: z.optional(z.string().check(z.maxLength(250, 'tooLong'))),
  help_en: z.optional(z.string().check(z.maxLength(500, 'tooLong'))),
  purpose_en: z.optional(z.string().check(z.maxLength(250, 'tooLong'))),
  options_en: z.optional(z.string()),
  terms_en: z.optional(z.string()),
  ...writtenCondition,
}
const Written = z.object(writtenQuestion)
type Written = z.output<typeof Written>

export const withOptions: readonly InputType[] = ['select', 'multiSelect', 'matrix']
export const withTerms: readonly InputType[] = ['terms', 'programme']
export const withBounds: readonly InputType[] = ['text', 'number', 'multiSelect', 'textList', 'matrix', 'stars', 'richText']

const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** What the screen shows of a question. */
export const writtenOf = (field: FieldDraft) => ({
  label: field.label,
  name: field.name,
  input_type: field.input_type,
  help: field.help,
  purpose: field.purpose,
  is_required: field.is_required,
  is_for_admins: field.is_for_admins,
  minimum: field.minimum,
  maximum: field.maximum,
  options: field.options.join('\n'),
  terms: field.terms ?? '',
  label_en: field.label_en ?? '',
  help_en: field.help_en ?? '',
  purpose_en: field.purpose_en ?? '',
  options_en: (field.options_en ?? []).join('\n'),
  terms_en: field.terms_en ?? '',
  ...writtenConditionOf(field.shown_when),
})

/** The question written; a name is proposed when none was given. */
export const questionOf = (written: Partial<Written> & Pick<Written, 'label' | 'input_type'>, taken: readonly string[]): FieldDraft => ({
  label: written.label,
  name: written.name?.trim() || proposedName(written.label, taken),
  input_type: written.input_type,
  help: written.help ?? '',
  purpose: written.purpose ?? '',
  is_required: written.is_required ?? false,
  is_for_admins: written.is_for_admins ?? false,
  minimum: withBounds.includes(written.input_type) ? (written.minimum ?? null) : null,
  maximum: withBounds.includes(written.input_type) ? (written.maximum ?? null) : null,
  options: withOptions.includes(written.input_type) ? linesOf(written.options) : [],
  terms: withTerms.includes(written.input_type) ? (written.terms ?? null) : null,
  label_en: written.label_en?.trim() ?? '',
  help_en: written.help_en?.trim() ?? '',
  purpose_en: written.purpose_en?.trim() ?? '',
  // One beside each option: a line left empty is an option without English.
  options_en:
    withOptions.includes(written.input_type) && written.options_en?.trim() ? written.options_en.split('\n').map((line) => line.trim()) : [],
  terms_en: withTerms.includes(written.input_type) ? (written.terms_en ?? null) : null,
  shown_when: conditionOf(written),
})

/** Says beside its field what the question lacks, which saving the form would refuse. */
export const lacksNothing = z.check<Partial<Written> & Pick<Written, 'label' | 'input_type'>>((written) => {
  const lack = lackOf(questionOf(written.value, []))
  if (lack === 'terms') written.issues.push({ code: 'custom', message: 'required', path: [lack], input: written.value })
  if (lack === 'options')
    written.issues.push({ code: 'custom', message: 'tooFew', params: { min: leastOptions }, path: [lack], input: written.value })
})
