import type { CompanyPerson, companyPeopleContract } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findCompany, peopleOf } from '../queries.ts'

/** People of a company; how to reach them is told to those who follow it and speak for it. */
export async function presentPeople({ db, actor }: Context, companyId: number): Promise<CompanyPerson[]> {
  const tells = may.listCompanies(actor) || may.changeCompany(actor, { company_id: companyId })
  const people = await peopleOf(db, companyId)
  return people.map((row) => ({
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    mail: tells ? row.mail : null,
    phone: tells ? row.phone : null,
    job: row.job,
    status: accountStatus.keyOf(row.status),
    is_referent: row.is_referent,
    role: row.role ?? '',
  }))
}

export const listPeople: Verb<typeof companyPeopleContract.people> = async (context, { params }) => {
  authorize(may.readCompany(context.actor, { company_id: params.id }))
  found(await findCompany(context.db, params.id))
  return presentPeople(context, params.id)
}
