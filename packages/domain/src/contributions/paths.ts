import { path } from '../kernel/path.ts'

export const adminContributions = path('/admin/custom_cotisations')
/** `new` begins one. */
export const adminContribution = path('/admin/custom_cotisations/:id')
/** Memberships taken for the people of a company; `?contribution=` names which, `?company=` whose for who administers. */
export const collectiveContribution = path('/collective-cotisation')
