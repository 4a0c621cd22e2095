import { path } from '../kernel/path.ts'

/** One function of a person: the kind of it, or `new`. */
export const adminPartner = path('/admin/user/:id/partner/:partner')

export const adminPartners = path('/admin/partners')
export const adminPlanningOfPartner = path('/admin/partnerplanning/:id')

/** Their slots, what they are proposed and when they are not available. */
export const myPlanning = path('/my-planning')
