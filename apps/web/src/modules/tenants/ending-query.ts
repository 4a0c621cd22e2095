import { endingContract as contract } from '@kxo/domain/tenants/ending-contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

const every = 3000

/** How the deletion of a tenant stands, asked again while it is under way. */
export const endingQuery = (id: number) =>
  queryOptions({
    queryKey: ['tenants', id, 'ending'],
    queryFn: ({ signal }) => call(contract.read, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.ending?.state === 'running' ? every : false),
  })
