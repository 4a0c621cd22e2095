import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { presentCompany } from './present.ts'
import { findCompany } from './queries.ts'

/** Adds a company; the database refuses a SIRET already known. */
export const createCompany: Verb<typeof companiesContract.create> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const { id } = await context.db.insertInto('companies').values(body).returning('id').executeTakeFirstOrThrow()
  await trace(context, { action: 'create-company', subject: 'company', subject_id: id })
  return presentCompany(found(await findCompany(context.db, id)))
}

export const changeCompany: Verb<typeof companiesContract.change> = async (context, { params, body }) => {
  authorize(may.writeCompanies(context.actor))
  const { db } = context
  const before = found(await findCompany(db, params.id))
  const { version, ...patch } = body
  const changed = await db
    .updateTable('companies')
    .set({ ...patch, version: sql`version + 1` })
    .where('id', '=', before.id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) refuse(kernelErrors.editedMeanwhile)
  const names = (Object.keys(patch) as (keyof typeof patch)[]).filter((name) => patch[name] !== undefined && patch[name] !== before[name])
  await trace(context, {
    action: 'change-company',
    subject: 'company',
    subject_id: before.id,
    change: Object.fromEntries(names.map((name) => [name, [before[name], patch[name]]])),
  })
  return presentCompany(found(await findCompany(db, before.id)))
}
