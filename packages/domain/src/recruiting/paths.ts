import { path } from '../kernel/path.ts'

/** What a recruiter opens on: their offers and the applications that await an answer. */
export const myDashboard = path('/admin/my-dashboard')
/** Where offers are made to be shown first, for a time that is paid for. */
export const boostCollective = path('/boost-collective')
