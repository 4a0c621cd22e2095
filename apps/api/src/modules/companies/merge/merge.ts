import { companyErrors } from '@kxo/domain/companies/errors'
import { type companyMergeContract, mergedFields } from '@kxo/domain/companies/merge-contract'
import { may } from '@kxo/domain/companies/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { type Selectable, sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Companies } from '../../../platform/database-types.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentCompany } from '../present.ts'
import { findCompany, selectCompanies } from '../queries.ts'
import { moveHeadcounts, moveRows } from './moved-rows.ts'

type Company = Selectable<Companies>
/** What a merge keeps of the records as they were, so that it can be undone for a day. */
export type Before = { kept: Partial<Company>; after: Partial<Company>; merged: { id: number; siret: string | null; name: string }[] }

/** The records of a merge, locked in one order so that two merges never wait for each other. @throws 404, 409 when one is put aside */
async function lockAll({ db }: Context, ids: readonly number[]): Promise<Map<number, Company>> {
  const rows = await db.selectFrom('companies').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const id of ids) {
    const company = found(byId.get(id))
    if (company.merged_into_id !== null || company.archived_at !== null) refuse(companyErrors.mergedAlready)
  }
  return byId
}

export const compare: Verb<typeof companyMergeContract.compare> = async (context, { query }) => {
  authorize(may.removeCompanies(context.actor))
  const rows = await selectCompanies(context.db, context.now).where('companies.id', 'in', query.ids).orderBy('companies.id').execute()
  return rows.map((row) => presentCompany(row, context))
}

/** Makes several companies one, field by field; the others are put aside and point to it. Issued bills keep whom they billed (INV-10). */
export const merge: Verb<typeof companyMergeContract.merge> = async (context, { body }) => {
  authorize(may.removeCompanies(context.actor))
  const { db, actor, now } = context
  const { kept, merged, take } = body
  if (merged.includes(kept) || new Set(merged).size !== merged.length)
    refuse(kernelErrors.invalid, {}, [{ field: 'merged', message: 'duplicate' }])
  const companies = await lockAll(context, [kept, ...merged])
  const before = companies.get(kept)!
  const patch: Partial<Company> = {}
  for (const field of mergedFields) {
    const from = companies.get(take[field] ?? kept)
    if (!from) refuse(kernelErrors.invalid, {}, [{ field: `take.${field}`, message: 'unknownId' }])
    if (from && from.id !== kept) Object.assign(patch, { [field]: from[field] })
  }
  // A number names one record: the one it is taken from gives it up.
  if (patch.siret !== undefined && patch.siret !== null)
    await db.updateTable('companies').set({ siret: null }).where('id', '=', take.siret!).execute()
  if (take.siret !== undefined && take.siret !== kept) patch.is_foreign = companies.get(take.siret)!.is_foreign
  const followed = before.referent_id ?? merged.map((id) => companies.get(id)!.referent_id).find((id) => id !== null) ?? null
  if (followed !== before.referent_id) patch.referent_id = followed
  await db
    .updateTable('companies')
    .set({ merged_into_id: kept, archived_at: now, version: sql`version + 1` })
    .where('id', 'in', merged)
    .execute()
  await db
    .updateTable('companies')
    .set({ ...patch, version: sql`version + 1` })
    .where('id', '=', kept)
    .execute()
  await db.updateTable('companies').set({ merged_into_id: kept }).where('merged_into_id', 'in', merged).execute()
  const rows = await moveRows(db, merged, kept)
  const headcounts = await moveHeadcounts(db, merged, kept)
  const former: Before = {
    kept: Object.fromEntries(Object.keys(patch).map((name) => [name, before[name as keyof Company]])),
    after: patch,
    merged: merged.map((id) => ({ id, siret: companies.get(id)!.siret, name: companies.get(id)!.name })),
  }
  const { id } = await db
    .insertInto('merges')
    .values({
      kind: 'company',
      kept_id: kept,
      merged_ids: merged,
      before: JSON.stringify(former),
      moved: JSON.stringify({ rows, headcounts }),
      done_by: actor.user_id,
      done_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = former.merged.map(({ name }) => name).join(', ')
  await trace(context, { action: 'merge_companies', info: names, subject_id: kept, change: { merged: [null, names] } })
  return { company: presentCompany(found(await findCompany(db, kept)), context), merge: id }
}
