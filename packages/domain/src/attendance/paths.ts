import { path } from '../kernel/path.ts'

export const attendance = path('/emargement')
export const eventSignatures = path('/event/:id/signatures')
/** The waiting room of a video meeting. */
export const meeting = path('/meeting/:event_id')
export const adminAttendance = path('/admin/emargement')
/** The check-in of one event, for whoever was given its link. */
export const helperCheckin = path('/:client/checkin/:key')
export const adminCheckin = path('/admin/event/:id/checkin')
