import { companyErrors } from '@kxo/domain/companies/errors'
import type { DatabaseRefusals } from '../../platform/database-refusals.ts'

export { claimCompany } from './claim-company.ts'
export { createCompany } from './create-company.ts'
export type { CompaniesDependencies, CompanyLink } from './dependencies.ts'
export { logoAddress } from './present.ts'
export { speaksAlone } from './queries.ts'
export { companySubject } from './record-subject.ts'
export { leaveAsReferent, nameReferent } from './referents.ts'
export { companiesRoutes } from './routes.ts'
export { writeBillingAddress } from './write-address.ts'

export const companyRefusals: DatabaseRefusals = { companies_siret: companyErrors.alreadyKnown }
