import { accountContract } from '@kxo/domain/identity/account-contract'
import { apiQuery } from '../../../platform/api-query.ts'

export const secondFactorQuery = (id: number) => apiQuery(accountContract.readSecondFactor, { params: { id } })

export const openSessionsQuery = (id: number) => apiQuery(accountContract.listSessions, { params: { id } })
