import { may as mayOfCompanies } from '../companies/permissions.ts'
import { isFullAdministrator, type Predicate } from '../kernel/permissions.ts'

const seeDashboard: Predicate = (actor) => isFullAdministrator(actor) && (actor.profile === 'ADM' || actor.is_super_admin)

export const may = {
  /** The dashboard is hidden from restricted administrators, consultants and recruiters (ADM0). */
  seeDashboard,
  seeCompanyYears: mayOfCompanies.listCompanies,
  seeCompanyAmounts: mayOfCompanies.seeAmounts,
}
