import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { refuseKnown } from './known-company.ts'
import { presentCompany } from './present.ts'
import { findCompany } from './queries.ts'
import { nameReferent } from './referents.ts'
import { storedFields } from './written-fields.ts'

/** Adds a company that is not known yet; a person named its referent joins it. */
export const createCompany: Verb<typeof companiesContract.create> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const { db } = context
  const { referent, ...fields } = body
  await refuseKnown(context, { name: body.name, siret: body.siret ?? null, code_postal: body.code_postal ?? null })
  const { id } = await db
    .insertInto('companies')
    .values({ ...(await storedFields(context, fields)), name: body.name })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_company', info: body.name, subject: 'company', subject_id: id })
  if (referent) await nameReferent(context, id, referent, { joins: true })
  return presentCompany(found(await findCompany(db, id)), context)
}
