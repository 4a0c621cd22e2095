import { path } from '../kernel/path.ts'

export const recordHistory = path('/admin/history/user-update')
export const mailHistory = path('/admin/history/update-mails')
export const taskHistory = path('/admin/history/task')

/** Query parameter of an alert’s link: the change it tells. */
export const alertParameter = 'alert'

/** Tab of the history of tasks that lists the long works. */
export const worksTab = 'works'

/** How far back a history goes, in days; 0 is from the beginning. */
export const usualDays = 30
export const offeredDays = [7, 30, 90, 365, 0] as const
