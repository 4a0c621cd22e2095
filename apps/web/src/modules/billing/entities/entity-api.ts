import { entityContract as contract } from '@kxo/domain/billing/entity-contract'
import { apiQuery } from '../../../platform/api-query.ts'

export const entitiesQuery = () => apiQuery(contract.entities, {})
