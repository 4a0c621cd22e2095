import type { FormNature } from '@kxo/domain/forms/nature'
import { formNature } from '@kxo/domain/forms/nature'
import type { Queries } from '../platform/database/tenancy.ts'

type Question = { name: string; label: string; input_type?: number; is_required?: boolean; options?: string[] }

/** A form whose first version is published, with the questions it asks; the numbers of all of them. */
export async function aPublishedForm(db: Queries, name: string, drafts: readonly Question[], nature: FormNature = 'subscription') {
  const { id: form_id } = await db
    .insertInto('forms')
    .values({ name, category: 4, nature: formNature.codeOf(nature) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id: version_id } = await db
    .insertInto('form_versions')
    .values({ form_id, number: 1, published_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('forms').set({ published_version_id: version_id }).where('id', '=', form_id).execute()
  const questions: number[] = []
  for (const [rank, { input_type = 1, ...field }] of drafts.entries()) {
    const { id } = await db
      .insertInto('form_fields')
      .values({ form_id, version_id, rank, input_type, ...field })
      .returning('id')
      .executeTakeFirstOrThrow()
    questions.push(id)
  }
  return { form_id, version_id, questions }
}
