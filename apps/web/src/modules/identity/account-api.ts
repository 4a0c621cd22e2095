import { accountContract } from '@kxo/domain/identity/account-contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

const key = (client: string, id: number) => ['account', client, id] as const

export const secondFactorQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...key(client, id), 'second-factor'],
    queryFn: ({ signal }) => call(accountContract.readSecondFactor, { params: { client, id } }, { signal }),
  })

export const openSessionsQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...key(client, id), 'sessions'],
    queryFn: ({ signal }) => call(accountContract.listSessions, { params: { client, id } }, { signal }),
  })
