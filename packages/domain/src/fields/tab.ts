import * as z from 'zod/mini'
import { profiles } from '../kernel/actor.ts'
import { requiredText } from '../kernel/validation.ts'
import { wire } from '../kernel/wire.ts'
import { Morph } from './morph.ts'

/** Who a tab is for: profiles of the tenant, and partners whatever their profile. */
export const audiences = [...profiles, 'partner'] as const
export type Audience = (typeof audiences)[number]
const Audiences = z.array(z.enum(audiences))

const draft = {
  label: requiredText(40),
  label_en: z._default(z.string().check(z.trim(), z.maxLength(40, 'tooLong')), ''),
  /** Nobody named: everyone who sees the record. */
  visible_to: z._default(Audiences, []),
  /** Nobody named: everyone who may change the record. */
  editable_by: z._default(Audiences, []),
  is_hidden: z._default(z.boolean(), false),
}
export const RecordTabDraft = z.object(draft)
export type RecordTabDraft = z.output<typeof RecordTabDraft>

/** A tab a tenant adds to a kind of records, to hold its own fields (screens A24). */
export const RecordTab = z.object({ id: wire.id, morph: Morph, rank: z.int(), version: z.int(), ...draft })
export type RecordTab = z.output<typeof RecordTab>

/** A tab on a record, in the caller's language. */
export const ShownTab = z.object({ id: wire.id, label: z.string() })
export type ShownTab = z.output<typeof ShownTab>
