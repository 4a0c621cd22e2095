import type { fieldsContract } from '@kxo/domain/fields/contract'
import { fieldsErrors } from '@kxo/domain/fields/errors'
import { may } from '@kxo/domain/fields/permissions'
import { mergedAnswer } from '@kxo/domain/fields/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { trace } from '../traces/index.ts'
import { chosenIn, rewriteAnswers } from './answers/keep-answers.ts'
import { lockField } from './queries.ts'
import { writeField } from './write-field.ts'

/** Merges one option into another: answers move, conditions follow, the option disappears. @throws 409 · 422 */
export const mergeOptions: Verb<typeof fieldsContract.mergeOptions> = async (context, { params, body }) => {
  authorize(may.customise(context.actor))
  const { db } = context
  const before = found(await lockField(db, params.id))
  if (before.version !== body.version) refuse(kernelErrors.editedMeanwhile)
  const { from, into, is_preview } = body
  if (from === into || !before.options.includes(from) || !before.options.includes(into)) refuse(fieldsErrors.unknownOption)
  const move = (value: string): string | undefined =>
    mergedAnswer({ value }, before.input_type === 'multiSelect' ? chosenIn(before, value) : [], from, into)
  const answers_count = await rewriteAnswers(db, before.id, move, is_preview)
  if (is_preview) return { answers_count, field: before }
  const { id: _, morph, rank: _rank, is_active: _active, version: _version, ...draft } = before
  const field = await writeField(context, before, { ...draft, options: draft.options.filter((option) => option !== from) })
  for (const table of ['record_fields', 'record_tabs'] as const)
    await db
      .updateTable(table)
      .set({ shown_when: sql`jsonb_set(shown_when, '{value}', to_jsonb(${into}::text))` })
      .where('morph', '=', morph)
      .where(sql<boolean>`shown_when->>'field' = ${before.name} and shown_when->>'value' = ${from}`)
      .execute()
  await trace(context, {
    action: 'update_field',
    subject_id: before.id,
    info: before.name,
    change: { options: [from, into] },
  })
  return { answers_count, field }
}
