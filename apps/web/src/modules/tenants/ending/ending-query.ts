import { endingContract as contract } from '@kxo/domain/tenants/ending/ending-contract'
import { apiQuery } from '../../../platform/api-query.ts'

const every = 3000

/** How the deletion of a tenant stands, asked again while it is under way. */
export const endingQuery = (id: number) =>
  apiQuery(contract.read, { params: { id } }, { refetchInterval: ({ state }) => (state.data?.ending?.state === 'running' ? every : false) })
