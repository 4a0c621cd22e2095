import type { companiesContract } from '@kxo/domain/companies/contract'
import { companyErrors } from '@kxo/domain/companies/errors'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords } from '@kxo/domain/companies/words'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { companiesDependencies } from '../dependencies.ts'
import { presentCompany } from '../present.ts'
import { findCompany, lockCompany } from '../queries.ts'

/** What keeps a company from being deleted, in words: "2 factures", "3 inscriptions". */
async function reasonsToKeep({ db, language }: Context, id: number): Promise<string[]> {
  const reasons: string[] = []
  for (const { table, counted } of companiesDependencies().links) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} where company_id = ${id}`.execute(db)
    const n = rows[0]?.n ?? 0
    if (n > 0) reasons.push(language.say(counted, { n }))
  }
  const { merged } = await db
    .selectFrom('companies')
    .select(sql<number>`count(*)`.as('merged'))
    .where('merged_into_id', '=', id)
    .executeTakeFirstOrThrow()
  if (merged > 0) reasons.push(language.say(companyWords.mergedRecords, { n: merged }))
  return reasons
}

/** Deletes a company nothing depends on; its people stay, without one. @throws 409 with the reasons */
export const removeCompany: Verb<typeof companiesContract.remove> = async (context, { params }) => {
  authorize(may.removeCompanies(context.actor))
  const { db } = context
  const company = found(await lockCompany(db, params.id))
  const reasons = await reasonsToKeep(context, company.id)
  if (reasons.length > 0) refuse(companyErrors.stillUsed, { name: company.name, reasons: reasons.join(', ') })
  await db.updateTable('users').set({ company_id: null }).where('company_id', '=', company.id).execute()
  await db.deleteFrom('memberships').where('company_id', '=', company.id).execute()
  await db.deleteFrom('headcounts').where('company_id', '=', company.id).execute()
  await db.deleteFrom('record_responses').where('morph', '=', 'Company').where('morph_id', '=', company.id).execute()
  await db.deleteFrom('companies').where('id', '=', company.id).execute()
  await trace(context, { action: 'delete_company', info: company.name, subject_id: company.id })
  return { done: true as const }
}

/** Puts a company aside, or takes it back; one merged into another comes back by undoing the merge. */
export const archiveCompany: Verb<typeof companiesContract.archive> = async (context, { params, body }) => {
  authorize(may.removeCompanies(context.actor))
  const { db, now } = context
  const company = found(await lockCompany(db, params.id))
  if (company.version !== body.version) refuse(kernelErrors.editedMeanwhile)
  if (company.merged_into_id !== null) refuse(companyErrors.mergedAlready)
  const archived_at = body.is_archived ? now : null
  await db.updateTable('companies').set({ archived_at, version: sql`version + 1` }).where('id', '=', company.id).execute()
  await trace(context, {
    action: 'update_company',
    subject_id: company.id,
    change: { archived_at: [company.archived_at, archived_at] },
  })
  return presentCompany(found(await findCompany(db, company.id)), context)
}
