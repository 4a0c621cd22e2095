import { consumersContract as contract } from '@kxo/domain/consumers/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { call, fetchFile } from '../../platform/api-client.ts'

export const endingsKey = ['contract-endings'] as const
export const listEndings = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(contract.endings, { params: { client }, query }, { signal })
export const exportEndings = (client: string, query: ListQuery) => fetchFile(contract.endings, { params: { client }, query })
