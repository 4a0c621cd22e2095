import { path } from '../kernel/path.ts'

export const adminPartnerPlanning = path('/admin/partnerplanning')
export const adminEventPlanning = path('/admin/eventplanning')
export const adminPlanningOfEvent = path('/admin/eventplanning/:event_id')
export const adminWeekPlanning = path('/admin/weekplanning')
/** What a screen of a hall shows; `:key` is its secret, and opens nothing else. */
export const lobbyScreen = path('/:client/lobby/:key')
