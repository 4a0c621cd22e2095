import { privacyContract as contract } from '@kxo/domain/privacy/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

const keyOf = (client: string, id: number) => ['privacy', client, id] as const
const waitMs = 1500

export const consentsQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...keyOf(client, id), 'consents'],
    queryFn: ({ signal }) => call(contract.consents, { params: { client, id } }, { signal }),
  })

/** Exports and erasures of a person; read again while one is being prepared. */
export const requestsQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...keyOf(client, id), 'requests'],
    queryFn: ({ signal }) => call(contract.requests, { params: { client, id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some(({ kind, status }) => status === 'running' || (kind === 'export' && status === 'asked')) ? waitMs : false,
  })

export const previewQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...keyOf(client, id), 'preview'],
    queryFn: ({ signal }) => call(contract.previewErasure, { params: { client, id } }, { signal }),
    retry: false,
  })
