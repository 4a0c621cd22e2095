import type { Section } from '@kxo/domain/forms/contract'
import { formsErrors } from '@kxo/domain/forms/errors'
import { inputType } from '@kxo/domain/forms/inputs/input-type'
import { conditionLoop, lackOf } from '@kxo/domain/forms/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'

/** What a form may not be. @throws 422 */
function refuseBadForm(sections: readonly Section[]): void {
  const fields = sections.flatMap((section) => section.fields)
  for (const { title, fields: sectionFields } of sections)
    if (sectionFields.length === 0) refuse(formsErrors.emptySection, { title: title || '…' })
  const names = new Set<string>()
  for (const field of fields) {
    const { name, label, shown_when } = field
    if (names.has(name)) refuse(formsErrors.duplicateField, { name })
    names.add(name)
    const lack = lackOf(field)
    if (lack) refuse(lack === 'terms' ? formsErrors.noTerms : formsErrors.noChoice, { name: label })
    if (shown_when && !fields.some((field) => field.name === shown_when.field)) refuse(formsErrors.unknownDecider, { label })
  }
  const loop = conditionLoop(fields)
  const labelOf = (name: string): string => fields.find((field) => field.name === name)?.label ?? name
  if (loop) refuse(formsErrors.conditionLoop, { path: loop.map(labelOf).join(' → ') })
}

/** A question that was answered keeps its type under its name, from a version to the next. @throws 409 */
async function refuseRetyped({ db }: Context, form_id: number, sections: readonly Section[]): Promise<void> {
  const answered = await db
    .selectFrom('form_fields')
    .select(['name', 'input_type'])
    .distinct()
    .where('form_id', '=', form_id)
    .where(sql<boolean>`(exists (select 1 from field_responses r where r.tenant_id = form_fields.tenant_id and r.field_id = form_fields.id)
        or exists (select 1 from questionnaire_responses r where r.tenant_id = form_fields.tenant_id and r.version_id = form_fields.version_id and jsonb_exists(r.answers, form_fields.name)))`)
    .execute()
  for (const { name, label, input_type } of sections.flatMap(({ fields }) => fields))
    if (answered.some((field) => field.name === name && field.input_type !== inputType.codeOf(input_type)))
      refuse(formsErrors.frozenField, { name: label })
}

/** Writes the draft of a form anew: nobody answers a draft, so that nothing of it has to be kept. */
export async function writeDraft(context: Context, form_id: number, sections: readonly Section[]): Promise<void> {
  const { db } = context
  refuseBadForm(sections)
  await refuseRetyped(context, form_id, sections)
  const draft = db.selectFrom('form_versions').select('id').where('form_id', '=', form_id).where('number', 'is', null)
  const version_id =
    (await draft.executeTakeFirst())?.id ??
    (await db.insertInto('form_versions').values({ form_id }).returning('id').executeTakeFirstOrThrow()).id
  await db.deleteFrom('form_fields').where('version_id', '=', version_id).execute()
  const rows = sections.flatMap(({ title, title_en = '', fields }) =>
    fields.map((field) => ({
      ...field,
      form_id,
      version_id,
      section: title,
      section_en: title_en,
      input_type: inputType.codeOf(field.input_type),
      shown_when: field.shown_when === null ? null : JSON.stringify(field.shown_when),
    })),
  )
  if (rows.length > 0)
    await db
      .insertInto('form_fields')
      .values(rows.map((row, rank) => ({ ...row, rank })))
      .execute()
}
