import { privacyContract as contract } from '@kxo/domain/privacy/contract'
import { apiQuery } from '../../platform/api-query.ts'

const waitMs = 1500

export const consentsQuery = (id: number) => apiQuery(contract.consents, { params: { id } })

/** Exports and erasures of a person; read again while one is being prepared. */
export const requestsQuery = (id: number) =>
  apiQuery(
    contract.requests,
    { params: { id } },
    {
      refetchInterval: ({ state }) =>
        state.data?.some(({ kind, status }) => status === 'running' || (kind === 'export' && status === 'asked')) ? waitMs : false,
    },
  )

export const previewQuery = (id: number) => apiQuery(contract.previewErasure, { params: { id } }, { retry: false })
