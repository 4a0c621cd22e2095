import { path } from '../kernel/path.ts'

export const attendance = path('/emargement')
export const eventSignatures = path('/event/:id/signatures')
export const adminAttendance = path('/admin/emargement')
export const adminCheckin = path('/admin/event/:id/checkin')
