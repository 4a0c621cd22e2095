import * as z from 'zod/mini'
import { Condition } from '../../forms/answers/condition.ts'
import { profiles } from '../../kernel/actor.ts'
import { requiredText, shortText } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { Morph } from '../morph.ts'

/** Who a tab is for: profiles of the tenant, and partners whatever their profile. */
export const audiences = [...profiles, 'partner'] as const
export type Audience = (typeof audiences)[number]
/** Drawings a tab may bear beside its name. */
export const tabIcons = [
  'book',
  'briefcase',
  'calendar',
  'car',
  'certificate',
  'file',
  'heart',
  'home',
  'school',
  'shield',
  'star',
  'tools',
] as const
export type TabIcon = (typeof tabIcons)[number]
const Icon = z.nullable(z.enum(tabIcons))

const Audiences = z.array(z.enum(audiences))

const draft = {
  label: requiredText(40),
  label_en: z._default(shortText(40), ''),
  /** Nobody named: everyone who sees the record. */
  visible_to: z._default(Audiences, []),
  /** Nobody named: everyone who may change the record. */
  editable_by: z._default(Audiences, []),
  icon: z._default(Icon, null),
  /** Shown only on records that gave this answer to a field of theirs. */
  shown_when: z._default(z.nullable(Condition), null),
  /** Its fields must all be answered before the record is closed. */
  is_required_to_close: z._default(z.boolean(), false),
  is_hidden: z._default(z.boolean(), false),
}
export const RecordTabDraft = z.object(draft)
export type RecordTabDraft = z.output<typeof RecordTabDraft>

/** A tab a tenant adds to a kind of records, to hold its own fields. */
export const RecordTab = z.object({ id: wire.id, morph: Morph, rank: z.int(), version: z.int(), ...draft })
export type RecordTab = z.output<typeof RecordTab>

/** A tab on a record, in the caller's language. */
export const ShownTab = z.object({ id: wire.id, label: z.string(), icon: Icon, is_required_to_close: z.boolean() })
export type ShownTab = z.output<typeof ShownTab>
