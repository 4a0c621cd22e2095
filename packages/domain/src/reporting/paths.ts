import { path } from '../kernel/path.ts'

export const adminDashboard = path('/admin/dashboard')
export const adminHome = path('/admin')
