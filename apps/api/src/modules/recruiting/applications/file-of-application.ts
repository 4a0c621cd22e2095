import { fileTypes, inputType } from '@kxo/domain/forms/inputs/input-type'
import { may } from '@kxo/domain/recruiting/permissions'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { answersMorph } from '../../registrations/index.ts'
import { received } from './received.ts'

/** Whether a file was handed in with an application the caller studies: as an answer to its form, or as a paper its offer asks for. */
export async function readsFileOfApplication(context: Context, fileId: number): Promise<boolean> {
  if (!may.seeDashboard(context.actor)) return false
  const { db } = context
  const own = received(db, context).clearSelect().select('registrations.id')
  const answer = await db
    .selectFrom('field_responses as response')
    .innerJoin('form_fields as field', (join) =>
      join.onRef('field.tenant_id', '=', 'response.tenant_id').onRef('field.id', '=', 'response.field_id'),
    )
    .select('response.field_id')
    .where('response.morph', '=', answersMorph)
    .where('response.morph_id', 'in', own)
    .where('field.input_type', 'in', inputType.codesOf(...fileTypes))
    .where(sql<boolean>`split_part(response.value, ';;', 1) = ${String(fileId)}`)
    .limit(1)
    .executeTakeFirst()
  if (answer) return true
  const paper = await db
    .selectFrom('registration_papers as given')
    .innerJoin('documents', (join) =>
      join.onRef('documents.tenant_id', '=', 'given.tenant_id').onRef('documents.id', '=', 'given.document_id'),
    )
    .select('documents.id')
    .where('documents.file_id', '=', fileId)
    .where('given.registration_id', 'in', own)
    .limit(1)
    .executeTakeFirst()
  return paper !== undefined
}
