import { isNamedList } from '@kxo/domain/forms/answers/answer-check'
import { formsErrors } from '@kxo/domain/forms/errors'
import type { FieldDraft } from '@kxo/domain/forms/inputs/field'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { conditionLoop } from '@kxo/domain/forms/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { isBlankText } from '@kxo/domain/kernel/rich-text'
import type { Context } from '../../platform/context.ts'

export type Section = { title: string; fields: FieldDraft[] }

/** What a form may not be. @throws 422 */
function refuseBadForm(sections: readonly Section[]): void {
  const fields = sections.flatMap((section) => section.fields)
  for (const { title, fields: held } of sections) if (held.length === 0) refuse(formsErrors.emptySection, { title: title || '…' })
  const names = new Set<string>()
  for (const { name, input_type, options, terms, shown_when } of fields) {
    if (names.has(name)) refuse(formsErrors.duplicateField, { name })
    names.add(name)
    const needsOptions = input_type === 'multiSelect' || (input_type === 'select' && !isNamedList({ name, options }))
    if (needsOptions && options.length < 2) refuse(formsErrors.noChoice, { name })
    if (input_type === 'terms' && isBlankText(terms ?? '')) refuse(formsErrors.noTerms, { name })
    if (shown_when && !fields.some((field) => field.name === shown_when.field)) refuse(formsErrors.unknownDecider, { name })
  }
  const loop = conditionLoop(fields)
  if (loop) refuse(formsErrors.conditionLoop, { path: loop.join(' → ') })
}

/** Lays the rubrics and fields of a form: known fields are changed, new ones added, those left out retired with their answers kept. */
export async function layFields({ db, now }: Context, form_id: number, sections: readonly Section[]): Promise<void> {
  refuseBadForm(sections)
  const drafts = sections.flatMap(({ title, fields }) => fields.map((field) => ({ ...field, section: title })))
  const former = await db
    .selectFrom('form_fields')
    .select(['id', 'name', 'input_type'])
    .where('form_id', '=', form_id)
    .where('retired_at', 'is', null)
    .execute()
  const formerOf = (draft: FieldDraft) => former.find((field) => field.id === draft.id)
  const kept = new Set(drafts.flatMap((draft) => formerOf(draft)?.id ?? []))
  const gone = former.filter(({ id }) => !kept.has(id)).map(({ id }) => id)
  if (gone.length > 0) await db.updateTable('form_fields').set({ retired_at: now }).where('id', 'in', gone).execute()
  // Two fields may exchange their names: the unique index is met by names nobody types, until each takes its own.
  if (kept.size > 0)
    for (const id of kept)
      await db
        .updateTable('form_fields')
        .set({ name: `moving_${id}` })
        .where('id', '=', id)
        .execute()
  for (const [rank, { id: _, ...draft }] of drafts.entries()) {
    const own = formerOf(drafts[rank] as FieldDraft)
    const row = {
      ...draft,
      rank,
      input_type: inputType.codeOf(draft.input_type),
      shown_when: draft.shown_when === null ? null : JSON.stringify(draft.shown_when),
    }
    if (!own) {
      await db
        .insertInto('form_fields')
        .values({ form_id, ...row })
        .execute()
      continue
    }
    const isFrozen = own.input_type !== row.input_type || own.name !== row.name
    if (isFrozen && (await db.selectFrom('field_responses').select('id').where('field_id', '=', own.id).limit(1).executeTakeFirst()))
      refuse(formsErrors.frozenField, { name: own.name })
    await db.updateTable('form_fields').set(row).where('id', '=', own.id).execute()
  }
}
