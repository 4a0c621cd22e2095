import { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { authorize, found } from '../../platform/context.ts'
import { routes } from '../../platform/serve.ts'
import { listCompanies } from './list.ts'
import { presentCompany } from './present.ts'
import { findCompany } from './queries.ts'
import { changeCompany, createCompany } from './write-company.ts'

export const companiesRoutes = routes(companiesContract, {
  list: listCompanies,
  get: async ({ db, actor }, { params }) => {
    authorize(may.readCompany(actor, { company_id: params.id }))
    return presentCompany(found(await findCompany(db, params.id)))
  },
  create: createCompany,
  change: changeCompany,
})
