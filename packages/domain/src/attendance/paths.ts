import { path } from '../kernel/path.ts'

export const attendance = path('/emargement')
export const eventSignatures = path('/event/:id/signatures')
/** The waiting room of a video meeting. */
export const meeting = path('/meeting/:event_id')
export const adminAttendance = path('/admin/emargement')
export const adminCheckin = path('/admin/event/:id/checkin')
