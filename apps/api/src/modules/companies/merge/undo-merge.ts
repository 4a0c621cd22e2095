import { companyErrors } from '@kxo/domain/companies/errors'
import type { CompanyMerge, companyMergeContract } from '@kxo/domain/companies/merge-contract'
import { may } from '@kxo/domain/companies/permissions'
import { isUndoable, undoHours } from '@kxo/domain/companies/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentCompany } from '../present.ts'
import { findCompany, lockCompany } from '../queries.ts'
import type { Before } from './merge.ts'
import { giveBackHeadcounts, giveBackRows, type Moved } from './moved-rows.ts'

/** What merge.ts wrote, as the database gives it back. */
const writtenIn = <T>(stored: unknown): T => stored as T // the same code wrote it

type MovedRows = { rows: Moved; headcounts: [number, number][] }

export const listMerges: Verb<typeof companyMergeContract.merges> = async ({ db, actor, now }, { params }) => {
  authorize(may.removeCompanies(actor))
  const rows = await db
    .selectFrom('merges')
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'merges.tenant_id').onRef('users.id', '=', 'merges.done_by'))
    .selectAll('merges')
    .select(sql<string | null>`users.first_name || ' ' || users.last_name`.as('done_by_name'))
    .where('merges.kind', '=', 'company')
    .where('merges.kept_id', '=', params.id)
    .orderBy('merges.id', 'desc')
    .execute()
  return rows.map((row): CompanyMerge => {
    const done_at = new Date(row.done_at)
    const undone_at = row.undone_at === null ? null : new Date(row.undone_at)
    const names = writtenIn<Before>(row.before).merged.map(({ name }) => name)
    return { id: row.id, names, done_by_name: row.done_by_name, done_at, undone_at, is_undoable: isUndoable({ done_at, undone_at }, now) }
  })
}

/** Undoes a merge: every record and what is still with the kept one go back; what was written since on the kept one stays. @throws 409 */
export const undoMerge: Verb<typeof companyMergeContract.undo> = async (context, { params }) => {
  authorize(may.removeCompanies(context.actor))
  const { db, now } = context
  const merge = found(
    await db.selectFrom('merges').selectAll().where('kind', '=', 'company').where('id', '=', params.id).forUpdate().executeTakeFirst(),
  )
  const done_at = new Date(merge.done_at)
  const undone_at = merge.undone_at === null ? null : new Date(merge.undone_at)
  if (!isUndoable({ done_at, undone_at }, now)) refuse(companyErrors.undoTooLate, { hours: undoHours })
  const survivor = found(await lockCompany(db, merge.kept_id))
  const later = await db
    .selectFrom('merges')
    .select('id')
    .where('kind', '=', 'company')
    .where('id', '>', merge.id)
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('kept_id', '=', survivor.id), sql<boolean>`${survivor.id} = any(merged_ids)`]))
    .executeTakeFirst()
  if (later) refuse(companyErrors.undoInOrder)
  const before = writtenIn<Before>(merge.before)
  const { rows, headcounts } = writtenIn<MovedRows>(merge.moved)
  const unchanged = Object.entries(before.after).filter(([name, value]) => survivor[name as keyof typeof survivor] === value)
  const restored = Object.fromEntries(unchanged.map(([name]) => [name, before.kept[name as keyof Before['kept']]]))
  await db
    .updateTable('companies')
    .set({ ...restored, version: sql`version + 1` })
    .where('id', '=', survivor.id)
    .execute()
  for (const { id, siret } of before.merged)
    await db
      .updateTable('companies')
      .set({ siret, merged_into_id: null, archived_at: null, version: sql`version + 1` })
      .where('id', '=', id)
      .execute()
  await giveBackRows(db, rows, survivor.id)
  await giveBackHeadcounts(db, headcounts, survivor.id)
  await db.updateTable('merges').set({ undone_at: now }).where('id', '=', merge.id).execute()
  await trace(context, {
    action: 'merge_companies',
    info: String(merge.id),
    subject_id: survivor.id,
    change: { merged: [before.merged.map(({ name }) => name).join(', '), null] },
  })
  return presentCompany(found(await findCompany(db, survivor.id)), context)
}
