import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { inviteContact } from '../../contacts/index.ts'
import { takeNew } from '../../fields/index.ts'
import { findUserByMail } from '../../identity/index.ts'
import { storedPostalCode } from '../../regions/index.ts'
import { trace } from '../../traces/index.ts'
import { refuseKnown } from '../lookup/known-company.ts'
import { nameReferent } from '../people/referents.ts'
import { presentCompany } from '../present.ts'
import { findCompany } from '../queries.ts'
import { storedFields } from './written-fields.ts'

/** Adds a company that is not known yet; the person named its referent joins it, or is added and invited. */
export const createCompany: Verb<typeof companiesContract.create> = async (context, { body }) => {
  authorize(may.writeCompanies(context.actor))
  const { db } = context
  await refuseKnown(context, { name: body.name, siret: body.siret ?? null, code_postal: storedPostalCode(body) ?? null })
  const { record, keepAnswers } = await takeNew(context, 'Company', body)
  const { referent, referent_first_name, referent_last_name, referent_mail, ...fields } = record
  const id = await insertCompany(context, { ...fields, name: body.name })
  await keepAnswers(id)
  if (referent) await nameReferent(context, id, referent, { joins: true })
  if (referent_first_name && referent_last_name && referent_mail) {
    if (await findUserByMail(db, referent_mail))
      refuse(contactErrors.mailTaken, {}, [{ field: 'referent_mail', message: context.language.say(contactErrors.mailTaken) }])
    const person = { first_name: referent_first_name, last_name: referent_last_name, mail: referent_mail, company: id }
    await nameReferent(context, id, await inviteContact(context, person))
  }
  return presentCompany(found(await findCompany(db, id)), context)
}

type Fields = Parameters<typeof storedFields>[1] & { name: string }
async function insertCompany(context: Context, fields: Fields): Promise<number> {
  const { db, now } = context
  const { id } = await db
    .insertInto('companies')
    .values({ ...(await storedFields(context, fields)), name: fields.name, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_company', info: fields.name, subject_id: id })
  return id
}

/** Adds a company a file names. @throws 409 when it is known @returns its number */
export async function importCompany(context: Context, { name, ...fields }: Fields): Promise<number> {
  authorize(may.writeCompanies(context.actor))
  await refuseKnown(context, { name, siret: fields.siret ?? null, code_postal: storedPostalCode(fields) ?? null })
  return insertCompany(context, { ...fields, name })
}
