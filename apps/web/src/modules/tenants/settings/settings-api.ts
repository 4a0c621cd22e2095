import type { Input, Output } from '@kxo/domain/kernel/contract'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { type Sheets, settingsContract, tenantSheetsContract } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { refresh } from '../../../platform/query-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'

/** Whose settings: one's own tenant, or any of them for super administrators. */
export type Where = { client: string } | { id: number }

type Read = Exclude<keyof Sheets, `save${string}` | 'wording' | 'closeSessions' | 'askTenantExport' | 'downloadTenantExport'>
type Save = Extract<keyof Sheets, `save${string}`>
type BodyOf<N extends Save> = Input<Sheets[N]> extends { body: infer Body } ? Body : never

/** The same sheet stands at two addresses, with one answer. */
const endpointAt = <N extends keyof Sheets>(where: Where, name: N): Sheets[N] =>
  ('client' in where ? settingsContract[name] : tenantSheetsContract[name]) as Sheets[N] // their parameters alone differ

/** What both addresses of a sheet are called with. */
const inputOf = (where: Where, more: { body?: unknown; query?: unknown } = {}): never => ({ params: where, ...more }) as never // their parameters alone differ

export const sheetQuery = <N extends Read>(where: Where, name: N) => apiQuery(endpointAt(where, name), inputOf(where), { staleTime: 0 })

export const saveSheet = <N extends Save>(where: Where, name: N, body: BodyOf<N>): Promise<Output<Sheets[N]>> =>
  call(endpointAt(where, name), inputOf(where, { body }))

export const readWording = (where: Where, id: number): Promise<Output<Sheets['wording']>> =>
  call(endpointAt(where, 'wording'), inputOf(where, { query: { id } }))

export const closeSessions = (where: Where): Promise<{ closed: number }> => call(endpointAt(where, 'closeSessions'), inputOf(where))

export const askTenantExport = (where: Where): Promise<unknown> => call(endpointAt(where, 'askTenantExport'), inputOf(where))
export const fetchTenantExport = (where: Where): Promise<{ blob: Blob; name: string }> =>
  fetchFile(endpointAt(where, 'downloadTenantExport'), inputOf(where))

/** After a save: the tenant is read again by every screen. */
export function useSettled(sentence: Sentence = w.saved): () => void {
  return () => {
    void refresh('tenant')
    toast.success(sentence)
  }
}
