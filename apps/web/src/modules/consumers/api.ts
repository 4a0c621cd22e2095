import { consumersContract as contract } from '@kxo/domain/consumers/contract'
import { tableSource } from '../../platform/api-query.ts'

export const endingsSource = () => tableSource(contract.endings, {})
export const latestFirst = { sort: '-declared_at' } as const
