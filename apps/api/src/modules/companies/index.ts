import { companyErrors } from '@kxo/domain/companies/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'

export type { CompaniesDependencies, CompanyLink } from './dependencies.ts'
export { claimCompany } from './lookup/claim-company.ts'
export { addEmployer, employerOf, employersOf } from './lookup/employers.ts'
export { funderCompany } from './lookup/funders.ts'
export { leaveAsReferent, nameReferent } from './people/referents.ts'
export { logoAddress } from './present.ts'
export { speaksAlone } from './queries.ts'
export { companySubject } from './record-subject.ts'
export { companiesRoutes } from './routes.ts'
export { changeCompany } from './writing/change-company.ts'
export { createCompany, importCompany } from './writing/create-company.ts'
export { removeCompany } from './writing/remove-company.ts'
export { writeBillingAddress } from './writing/write-address.ts'

export const companyRefusals: DatabaseRefusals = { companies_siret: companyErrors.alreadyKnown }
