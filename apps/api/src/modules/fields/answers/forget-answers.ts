import { fileIn } from '@kxo/domain/forms/inputs/film'
import { fileTypes, inputType } from '@kxo/domain/forms/inputs/input-type'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { removeDeposited } from '../../documents/index.ts'
import { erasedMark } from '../../traces/index.ts'

const holders = inputType.codesOf(...fileTypes)
const atOnce = 5000

/**
 * Removes the answers kept longer than their field says (PRV-22), with the files they held and what the log says of them.
 * @returns how many answers went
 */
export async function forgetOldAnswers(context: Context): Promise<number> {
  const { db, now } = context
  const limited = await db
    .selectFrom('record_fields')
    .select(['id', 'retention_months', 'input_type'])
    .where('retention_months', 'is not', null)
    .orderBy('id')
    .execute()
  let gone = 0
  for (const { id, retention_months, input_type } of limited)
    for (;;) {
      const { rows } = await sql<{ morph: string; morph_id: number; value: string }>`
        delete from record_responses where id in (
          select id from record_responses
          where field_id = ${id} and answered_at < ${now.toISOString()}::timestamptz - make_interval(months => ${retention_months})
          order by answered_at limit ${atOnce})
        returning morph, morph_id, value`.execute(db)
      gone += rows.length
      if (holders.includes(input_type))
        await removeDeposited(
          context,
          rows.flatMap(({ value }) => fileIn(value) ?? []),
        )
      await blank(context, rows)
      if (rows.length < atOnce) break
    }
  return gone
}

/** That something was answered stays in the log; what, no longer. */
async function blank({ db }: Context, rows: readonly { morph: string; morph_id: number }[]): Promise<void> {
  for (const morph of new Set(rows.map((row) => row.morph)))
    await sql`update traces set info = null, change = ${erasedMark}
      where action = 'answer_field' and subject = ${morph.toLowerCase()} and change is not null
        and subject_id = any(${rows.filter((row) => row.morph === morph).map((row) => row.morph_id)}::bigint[])`.execute(db)
}
