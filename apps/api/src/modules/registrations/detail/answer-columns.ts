import { columnTypes } from '@kxo/domain/fields/nature'
import type { registrationDetailContract } from '@kxo/domain/registrations/detail/detail-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type ColumnField, columnAnswers, presentColumns, recordColumns } from '../../fields/index.ts'
import { fieldsOf } from '../../forms/index.ts'
import { eventFormVersion } from '../forms/event-form-version.ts'
import { versionsBeside } from '../forms/requested-forms.ts'
import { answersMorph } from '../registering/answer.ts'

/** The questions an event asks, and the tenant’s own fields of registrations. */
export type AnswerColumns = { asked: readonly ColumnField[]; own: readonly ColumnField[] }
export const noColumns: AnswerColumns = { asked: [], own: [] }
export const formAnswers = 'field_responses'

export async function eventColumns(context: Context, event_id: number): Promise<AnswerColumns> {
  const version = await eventFormVersion(context.db, event_id)
  const versions = [...(version === null ? [] : [version]), ...(await versionsBeside(context.db, event_id))]
  const fields = []
  for (const one of versions) fields.push(...(await fieldsOf(context.db, one)))
  const columns = fields
    .filter(({ input_type }) => columnTypes.includes(input_type))
    .map((field): ColumnField => ({ ...field, morph: answersMorph, label_en: field.label_en ?? '' }))
  return { asked: columns, own: await recordColumns(context, answersMorph) }
}

/** Answers of the registrations of a page, by column. */
export async function answersOf(
  db: Queries,
  { asked, own }: AnswerColumns,
  rows: readonly { id: number }[],
): Promise<(id: number) => Record<string, string>> {
  const ids = rows.map(({ id }) => id)
  const toForm = await columnAnswers(db, asked, ids, formAnswers)
  const toFields = await columnAnswers(db, own, ids)
  return (id) => ({ ...toForm(id), ...toFields(id) })
}

export const listAnswerColumns: Verb<typeof registrationDetailContract.columns> = async (context, { params }) => {
  authorize(may.list(context.actor))
  const { asked, own } = await eventColumns(context, params.id)
  return [...presentColumns(context, asked, formAnswers), ...presentColumns(context, own)]
}
