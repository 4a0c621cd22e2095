import type { AnswerFile } from '@kxo/domain/fields/contract'
import type { RecordField } from '@kxo/domain/fields/field'
import { fileIn } from '@kxo/domain/forms/inputs/film'
import { fileTypes } from '@kxo/domain/forms/inputs/input-type'
import type { Answers } from '@kxo/domain/forms/rules'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** The files answers hold, as a person reads them. */
export async function answerFiles(db: Queries, fields: readonly RecordField[], answers: Answers): Promise<AnswerFile[]> {
  const ids = fields.flatMap(({ name, input_type }) => (fileTypes.includes(input_type) ? (fileIn(answers[name] ?? '') ?? []) : []))
  return ids.length === 0 ? [] : db.selectFrom('files').select(['id', 'name', 'content_type']).where('id', 'in', ids).execute()
}
