import { type ComplaintFields, complaintsContract } from '@kxo/domain/help/complaints-contract'
import { helpContract as contract } from '@kxo/domain/help/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { vendorContract } from '@kxo/domain/tenants/vendor-contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'
import { saveFile } from '../../ui/display/save-file.ts'

export const supportKey = ['support'] as const
const at = (client: string, id: number) => ({ params: { client, id } })

export const listRequests = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(contract.requests, { params: { client }, query }, { signal })
export const listQueue = (client: string, query: ListQuery, open: boolean, signal: AbortSignal) =>
  call(contract.queue, { params: { client }, query: { ...query, open } }, { signal })

/** Whose thread: one's own, or a tenant's as the vendor reads it. */
export type Thread = { id: number; tenant: number | null }
export const requestQuery = (client: string, { id, tenant }: Thread) =>
  queryOptions({
    queryKey: [...supportKey, client, 'request', tenant, id],
    queryFn: ({ signal }) =>
      tenant === null
        ? call(contract.request, at(client, id), { signal })
        : call(contract.queued, { params: { client, tenant, id } }, { signal }),
    retry: false,
  })
export const askSupport = (client: string, body: Input<typeof contract.ask>['body']) => call(contract.ask, { params: { client }, body })
export const replyToSupport = (client: string, id: number, body: Input<typeof contract.reply>['body']) =>
  call(contract.reply, { ...at(client, id), body })
export const moveSupport = (client: string, id: number, status: 'solved' | 'working') =>
  call(contract.move, { ...at(client, id), body: { status } })
export const answerSupport = (client: string, tenant: number, id: number, body: Input<typeof contract.answer>['body']) =>
  call(contract.answer, { params: { client, tenant, id }, body })
export const sendSupportFile = (client: string, file: File) => call(contract.attach, { params: { client }, files: { file } })
export const saveSupportFile = async (client: string, tenant: number, id: number, file: number): Promise<void> => {
  const { blob, name } = await fetchFile(contract.file, { params: { client, tenant, id, file } })
  saveFile(blob, name)
}

export const serviceQuery = (client: string) =>
  queryOptions({
    queryKey: [...supportKey, client, 'service'],
    queryFn: ({ signal }) => call(contract.service, { params: { client } }, { signal }),
    refetchInterval: 60_000,
  })
export const announce = (client: string, body: Input<typeof contract.announce>['body']) =>
  call(contract.announce, { params: { client }, body })
export const findTenants = async (q: string, signal: AbortSignal) =>
  (await call(vendorContract.list, { query: { page: 1, page_size: 25, q } }, { signal })).results.map(({ id, label }) => ({
    value: id,
    label,
  }))
export const endNotice = (client: string, id: number) => call(contract.endNotice, at(client, id))

export const displayedContactQuery = (client: string) =>
  queryOptions({
    queryKey: [...supportKey, client, 'contact'],
    queryFn: ({ signal }) => call(contract.contact, { params: { client } }, { signal }),
  })
export const changeDisplayedContact = (client: string, body: Input<typeof contract.changeContact>['body']) =>
  call(contract.changeContact, { params: { client }, body })

export const complaintsKey = ['complaints'] as const
export const listComplaints = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(complaintsContract.complaints, { params: { client }, query }, { signal })
export const exportComplaints = (client: string, query: ListQuery) =>
  fetchFile(complaintsContract.complaints, { params: { client }, query })
export const saveRegister = async (client: string, { q, filters }: Pick<ListQuery, 'q' | 'filters'>): Promise<void> => {
  const { blob, name } = await fetchFile(complaintsContract.register, { params: { client }, query: { q, filters } })
  saveFile(blob, name)
}
export const complaintQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...complaintsKey, client, id],
    queryFn: ({ signal }) => call(complaintsContract.complaint, at(client, id), { signal }),
  })
export const addComplaint = (client: string, body: ComplaintFields) => call(complaintsContract.addComplaint, { params: { client }, body })
export const changeComplaint = (client: string, id: number, body: ComplaintFields & { version: number }) =>
  call(complaintsContract.changeComplaint, { ...at(client, id), body })
export const findChoices = async (client: string, kind: 'owners' | 'events', q: string, signal: AbortSignal) =>
  (await call(complaintsContract.complaintChoices, { params: { client }, query: { q } }, { signal }))[kind].map(({ id, name }) => ({
    value: id,
    label: name,
  }))
