import { entityContract as contract } from '@kxo/domain/billing/entity-contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'

export const entitiesQuery = (client: string) =>
  queryOptions({
    queryKey: ['entities', client],
    queryFn: ({ signal }) => call(contract.entities, { params: { client } }, { signal }),
  })
