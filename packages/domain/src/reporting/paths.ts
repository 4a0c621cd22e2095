import { path } from '../kernel/path.ts'

export const adminDashboard = path('/admin/dashboard')
/** How one event does; in the user space, for the referent of a company that has people there. */
export const adminEventStats = path('/admin/event/:id/stats')
export const eventStats = path('/event/:id/stats')
export const adminHome = path('/admin')
