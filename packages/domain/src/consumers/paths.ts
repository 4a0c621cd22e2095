import { path } from '../kernel/path.ts'

export const contractWithdrawal = path('/:client/public/withdrawal')
export const contractTermination = path('/:client/public/termination')
export const adminContractEndings = path('/admin/contract-endings')
