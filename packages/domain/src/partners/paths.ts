import { path } from '../kernel/path.ts'

/** One function of a person: the kind of it, or `new`. */
export const adminPartner = path('/admin/user/:id/partner/:partner')

export const adminPartners = path('/admin/partners')
export const adminPlanningOfPartner = path('/admin/partnerplanning/:id')
/** Slots given to one of them, over all events or one. */
export const adminAssignment = path('/admin/assignment/:id')
export const adminAssignmentInEvent = path('/admin/assignment/:id/:event')

/** Their slots, what they are proposed and when they are not available. */
export const myPlanning = path('/my-planning')
