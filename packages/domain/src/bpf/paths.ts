import { path } from '../kernel/path.ts'

export const adminReturn = path('/admin/bilan-pedagogique')
