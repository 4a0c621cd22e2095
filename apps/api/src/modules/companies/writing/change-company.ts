import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { hasRightNumber, hasRightVatNumber } from '@kxo/domain/companies/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { obeyNatives } from '../../fields/index.ts'
import { refuseKnown } from '../lookup/known-company.ts'
import { presentCompany } from '../present.ts'
import { findCompany, lockCompany } from '../queries.ts'
import { writeCompany } from './write-company.ts'
import { followedFieldNames, storedFields } from './written-fields.ts'

/**
 * Changes a company: those who follow companies, or its referent for what is theirs to say.
 * @throws 403 on a field of the organisation, 409 when someone saved first or when it becomes one already known, 422 on wrong numbers
 */
export const changeCompany: Verb<typeof companiesContract.change> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.changeCompany(actor, { company_id: params.id }))
  const before = found(await lockCompany(db, params.id))
  const { version, ...changes } = body
  const fields = await obeyNatives(context, 'Company', changes)
  if (!may.writeCompanies(actor)) authorize(followedFieldNames.every((name) => fields[name] === undefined))
  if (version !== before.version) refuse(kernelErrors.editedMeanwhile)
  const patch = await storedFields(context, fields, before)
  const after = { ...before, ...patch }
  if (!hasRightNumber(after)) refuse(kernelErrors.invalid, {}, [{ field: 'siret', message: 'siret' }])
  if (!hasRightVatNumber(after)) refuse(kernelErrors.invalid, {}, [{ field: 'vat_number', message: 'vatNumber' }])
  if (after.name !== before.name || after.siret !== before.siret || after.code_postal !== before.code_postal)
    await refuseKnown(context, after)
  await writeCompany(context, before, patch)
  return presentCompany(found(await findCompany(db, before.id)), context)
}
