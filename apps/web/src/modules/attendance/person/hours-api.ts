import { attendanceContract as contract } from '@kxo/domain/attendance/contract'
import { apiQuery, tableSource } from '../../../platform/api-query.ts'

export const ownHoursQuery = () => apiQuery(contract.ownHours, {})
export const personHoursQuery = (id: number) => apiQuery(contract.personHours, { params: { id } })
export const personHalfDaysSource = (id: number) => tableSource(contract.personHalfDays, { params: { id }, query: {} })
