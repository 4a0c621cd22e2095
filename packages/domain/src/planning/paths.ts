import { path } from '../kernel/path.ts'

export const adminPartnerPlanning = path('/admin/partnerplanning')
export const adminEventPlanning = path('/admin/eventplanning')
export const adminPlanningOfEvent = path('/admin/eventplanning/:event_id')
export const adminWeekPlanning = path('/admin/weekplanning')
