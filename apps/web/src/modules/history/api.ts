import { actsContract } from '@kxo/domain/history/acts-contract'
import { historyContract } from '@kxo/domain/history/contract'
import type { TraceFamily } from '@kxo/domain/traces/actions'
import { call, fetchFile } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'

export const latestFirst = { sort: '-at' } as const
export const tracesSource = (of: { family: TraceFamily; days: number } | { event: number }) =>
  tableSource(historyContract.traces, { query: of })
export const mailActsSource = (days: number) => tableSource(actsContract.mailActs, { query: { days } })
export const rejectedMailsQuery = (days: number, enabled: boolean) => apiQuery(actsContract.rejectedMails, { query: { days } }, { enabled })
export const campaignsSource = (days: number) => tableSource(actsContract.campaigns, { query: { days } })
export const taskActsSource = (days: number) => tableSource(actsContract.taskActs, { query: { days } })
export const taskDelaysQuery = (days: number) => apiQuery(actsContract.taskDelays, { query: { days } })
export const fetchReport = (id: number) => fetchFile(historyContract.workReport, { params: { id } })
export const restoreValue = (id: number, body: { trace: number; field: string; reason: string }) =>
  call(historyContract.restore, { params: { id }, body })
export const usersToAlertQuery = (id: number) => apiQuery(historyContract.usersToAlert, { query: { id } })

/** One act of the histories. */
export const changeQuery = (id: number) => apiQuery(historyContract.traces, { query: { id, page: 1, page_size: 10 } })
