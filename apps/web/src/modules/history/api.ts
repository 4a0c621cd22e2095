import { actsContract } from '@kxo/domain/history/acts-contract'
import { type ConsentLine, type DataRequestLine, historyContract, type TraceLine, type WorkLine } from '@kxo/domain/history/contract'
import type { ListOf, ListQuery } from '@kxo/domain/kernel/listing'
import type { TraceFamily } from '@kxo/domain/traces/actions'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

type Asked = ListQuery & { days: number }

export const historyKey = (client: string) => ['history', client] as const

export const listTraces = (client: string, query: Asked & { family: TraceFamily }, signal: AbortSignal): Promise<ListOf<TraceLine>> =>
  call(historyContract.traces, { params: { client }, query }, { signal }) as Promise<ListOf<TraceLine>>
export const exportTraces = (client: string, query: Asked & { family: TraceFamily }) =>
  fetchFile(historyContract.traces, { params: { client }, query })
export const listConsents = (client: string, query: Asked, signal: AbortSignal): Promise<ListOf<ConsentLine>> =>
  call(historyContract.consents, { params: { client }, query }, { signal })
export const exportConsents = (client: string, query: Asked) => fetchFile(historyContract.consents, { params: { client }, query })
export const listDataRequests = (client: string, query: Asked, signal: AbortSignal): Promise<ListOf<DataRequestLine>> =>
  call(historyContract.dataRequests, { params: { client }, query }, { signal })
export const exportDataRequests = (client: string, query: Asked) => fetchFile(historyContract.dataRequests, { params: { client }, query })
export const listWorks = (client: string, query: Asked, signal: AbortSignal): Promise<ListOf<WorkLine>> =>
  call(historyContract.works, { params: { client }, query }, { signal })
export const exportWorks = (client: string, query: Asked) => fetchFile(historyContract.works, { params: { client }, query })
export const listTaskActs = (client: string, query: Asked, signal: AbortSignal) =>
  call(actsContract.taskActs, { params: { client }, query }, { signal })
export const exportTaskActs = (client: string, query: Asked) => fetchFile(actsContract.taskActs, { params: { client }, query })
export const taskDelaysQuery = (client: string, days: number) =>
  queryOptions({
    queryKey: [...historyKey(client), 'delays', days],
    queryFn: ({ signal }) => call(actsContract.taskDelays, { params: { client }, query: { days } }, { signal }),
  })
export const listMailActs = (client: string, query: Asked, signal: AbortSignal) =>
  call(actsContract.mailActs, { params: { client }, query }, { signal })
export const exportMailActs = (client: string, query: Asked) => fetchFile(actsContract.mailActs, { params: { client }, query })
export const listCampaigns = (client: string, query: Asked, signal: AbortSignal) =>
  call(actsContract.campaigns, { params: { client }, query }, { signal })
export const exportCampaigns = (client: string, query: Asked) => fetchFile(actsContract.campaigns, { params: { client }, query })
export const listAddressActs = (client: string, query: Asked, signal: AbortSignal) =>
  call(actsContract.addressActs, { params: { client }, query }, { signal })
export const exportAddressActs = (client: string, query: Asked) => fetchFile(actsContract.addressActs, { params: { client }, query })
export const fetchReport = (client: string, id: number) => fetchFile(historyContract.workReport, { params: { client, id } })
export const restoreValue = (client: string, id: number, body: { trace: number; field: string; reason: string }) =>
  call(historyContract.restore, { params: { client, id }, body })
export const usersToAlertQuery = (id: number) =>
  queryOptions({
    queryKey: ['history', 'to-alert', id],
    queryFn: ({ signal }) => call(historyContract.usersToAlert, { query: { id } }, { signal }),
  })
