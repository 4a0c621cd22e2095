import { type ComplaintFields, complaintsContract } from '@kxo/domain/help/complaints-contract'
import { helpContract as contract } from '@kxo/domain/help/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { apiQuery, queryKeyOf, tableSource } from '../../platform/api-query.ts'
import { downloadFile } from '../../platform/download-file.ts'

export const supportKey = ['support'] as const
const at = (id: number) => ({ params: { id } })
/** Whose thread: one's own, or a tenant's as the vendor reads it. */
export type Thread = { id: number; tenant: number | null }
export const requestQuery = ({ id, tenant }: Thread) =>
  queryOptions({
    queryKey: [...queryKeyOf(contract.request, at(id)), tenant],
    queryFn: ({ signal }) =>
      tenant === null ? call(contract.request, at(id), { signal }) : call(contract.queued, { params: { tenant, id } }, { signal }),
    retry: false,
  })
/** One's own requests; those of all tenants, for the vendor. */
export const requestsSource = () => tableSource(contract.requests, {})
export const queueSource = (open: boolean) => tableSource(contract.queue, { query: { open } })
export const askSupport = (body: Input<typeof contract.ask>['body']) => call(contract.ask, { body })
export const replyToSupport = (id: number, body: Input<typeof contract.reply>['body']) => call(contract.reply, { ...at(id), body })
export const moveSupport = (id: number, status: 'solved' | 'working') => call(contract.move, { ...at(id), body: { status } })
export const answerSupport = (tenant: number, id: number, body: Input<typeof contract.answer>['body']) =>
  call(contract.answer, { params: { tenant, id }, body })
export const sendSupportFile = (file: File) => call(contract.attach, { files: { file } })
export const saveSupportFile = (tenant: number, id: number, file: number): Promise<void> =>
  downloadFile(contract.file, { params: { tenant, id, file } })

export const serviceQuery = () => apiQuery(contract.service, {}, { refetchInterval: 60_000 })
export const announce = (body: Input<typeof contract.announce>['body']) => call(contract.announce, { body })
export const findTenants = async (q: string, signal: AbortSignal) =>
  (await call(vendorContract.list, { query: { page: 1, page_size: 25, q } }, { signal })).results.map(({ id, label }) => ({
    value: id,
    label,
  }))
export const endNotice = (id: number) => call(contract.endNotice, at(id))

export const displayedContactQuery = () => apiQuery(contract.contact, {})
export const changeDisplayedContact = (body: Input<typeof contract.changeContact>['body']) => call(contract.changeContact, { body })

export const complaintsKey = ['complaints'] as const
export const saveRegister = ({ q, filters }: Pick<ListQuery, 'q' | 'filters'>): Promise<void> =>
  downloadFile(complaintsContract.register, { query: { q, filters } })
export const complaintQuery = (id: number) => apiQuery(complaintsContract.complaint, at(id))
export const addComplaint = (body: ComplaintFields) => call(complaintsContract.addComplaint, { body })
export const changeComplaint = (id: number, body: ComplaintFields & { version: number }) =>
  call(complaintsContract.changeComplaint, { ...at(id), body })
export const findChoices = async (kind: 'owners' | 'events', q: string, signal: AbortSignal) =>
  (await call(complaintsContract.complaintChoices, { query: { q } }, { signal }))[kind].map(({ id, name }) => ({
    value: id,
    label: name,
  }))
