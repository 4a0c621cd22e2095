import { path } from '../kernel/path.ts'

export const adminSettings = path('/admin/settings')
