import type { companiesContract } from '@kxo/domain/companies/contract'
import { companyErrors } from '@kxo/domain/companies/errors'
import { may } from '@kxo/domain/companies/permissions'
import { undoHours } from '@kxo/domain/companies/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { traceAll } from '../../traces/index.ts'
import { bulkColumns } from './bulk-update.ts'

type Change = Record<string, [unknown, unknown]>

/** Gives back what companies held before one's own act on many; those changed since keep what they hold. @throws 409 when there is nothing left to undo */
export const undoMany: Verb<typeof companiesContract.undoMany> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const { db, actor, now } = context
  const acts = await db
    .selectFrom('traces')
    .select(['subject_id', 'change'])
    .where('action', '=', 'update_company')
    .where('user_id', '=', actor.user_id)
    .where('request_id', '=', body.act)
    .where('at', '>', new Date(now.getTime() - undoHours * 3_600_000))
    .execute()
  const [first] = acts
  if (!first) return refuse(companyErrors.nothingToUndo, { hours: undoHours })
  const names = bulkColumns.filter((name) => name in (first.change as Change))
  const previous = sql<string>`${JSON.stringify(acts.map(({ subject_id, change }) => ({ id: subject_id, change })))}`
  const valueAt = (name: (typeof names)[number], at: 0 | 1) =>
    sql`(done.change -> ${sql.lit(name)} ->> ${sql.lit(at)})::${sql.raw(name.endsWith('_id') ? 'integer' : 'boolean')}`
  const { rows } = await sql<{ id: number; change: Change }>`
    update companies set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${valueAt(name, 0)}`))}, version = version + 1
    from jsonb_to_recordset(${previous}::jsonb) as done(id integer, change jsonb)
    where companies.id = done.id and companies.archived_at is null
      and ${sql.join(
        names.map((name) => sql`companies.${sql.ref(name)} is not distinct from ${valueAt(name, 1)}`),
        sql` and `,
      )}
    returning companies.id, done.change`.execute(db)
  await traceAll(
    context,
    rows.map(({ id, change }) => ({
      action: 'update_company',
      subject_id: id,
      change: Object.fromEntries(Object.entries(change).map(([name, [before, after]]) => [name, [after, before]])),
    })),
  )
  return { restored: rows.length, left: acts.length - rows.length }
}
