import * as z from 'zod/mini'
import { requiredText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { Morph } from '../morph.ts'

const draft = {
  label: requiredText(120),
  label_en: z._default(shortText(120), ''),
}
export const RubricDraft = z.object(draft)
export type RubricDraft = z.output<typeof RubricDraft>

/** A heading fields of a kind of records are asked under. */
export const Rubric = z.object({ id: wire.id, morph: Morph, rank: z.int(), version: z.int(), fields_count: z.int(), ...draft })
export type Rubric = z.output<typeof Rubric>
