import { nativeDeciders } from '@kxo/domain/fields/deciders'
import type { RecordField } from '@kxo/domain/fields/field'
import type { Morph } from '@kxo/domain/fields/morph'
import type { Condition } from '@kxo/domain/forms/answers/condition'
import { type Answers, shownFields } from '@kxo/domain/forms/rules'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { subjectOf } from '../subjects.ts'

/**
 * Fields that depend on what the caller cannot see (a field of another's tab, one the records have from the start) are decided here:
 * asked without a condition, or not asked at all, and then their answers stay.
 */
export function settled(morph: Morph, all: readonly RecordField[], seen: readonly RecordField[], answers: Answers): RecordField[] {
  const names = new Set(seen.map(({ name }) => name))
  const isOutOfSight = ({ shown_when }: RecordField): boolean => shown_when !== null && !names.has(shown_when.field)
  if (!seen.some(isOutOfSight)) return [...seen]
  const shown = new Set(shownAmong(morph, all, answers).map(({ id }) => id))
  return seen.flatMap((field) => (isOutOfSight(field) ? (shown.has(field.id) ? [{ ...field, shown_when: null }] : []) : [field]))
}

/** Fields in use that a record asks, whoever sees them, native fields deciding too. */
export const shownAmong = (morph: Morph, all: readonly RecordField[], answers: Answers): RecordField[] => {
  const natives = nativeDeciders(morph).map(({ name }) => ({ name, shown_when: null }))
  const shown = new Set(
    shownFields(
      [...natives, ...all.filter(({ is_active }) => is_active).map(({ name, shown_when }) => ({ name, shown_when }))],
      answers,
    ).map(({ name }) => name),
  )
  return all.filter(({ is_active, name }) => is_active && shown.has(name))
}

type Conditioned = { shown_when: Condition | null }
/** What a record reads of the native fields, once the display of a field or a tab depends on one; nothing of a record about to be added. */
export async function nativesOf(db: Queries, morph: Morph, id: number | null, conditioned: readonly Conditioned[]): Promise<Answers> {
  const isRequested = nativeDeciders(morph).some(({ name }) => conditioned.some(({ shown_when }) => shown_when?.field === name))
  return id === null || !isRequested ? {} : ((await subjectOf(morph)?.natives?.(db, id)) ?? {})
}
