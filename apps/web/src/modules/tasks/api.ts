import type { Outcome } from '@kxo/domain/kernel/bulk-preview'
import type { ListOf, ListQuery } from '@kxo/domain/kernel/listing'
import { type BulkTasks, bulkTasksContract, bulkTasksLimit } from '@kxo/domain/tasks/bulk-contract'
import { type HeaderTasks, type Task, type TaskFields, type TaskLine, tasksContract } from '@kxo/domain/tasks/contract'
import type { TaskScope, TaskTab } from '@kxo/domain/tasks/paths'
import type { TaskStatus } from '@kxo/domain/tasks/status'
import { queryOptions } from '@tanstack/react-query'
import { actInParts } from '../../platform/act-in-parts.ts'
import { call, fetchFile } from '../../platform/api-client.ts'
import { ApiError } from '../../platform/api-error.ts'
import { apiQuery } from '../../platform/api-query.ts'
import { everyId } from '../../platform/every-id.ts'
import { type TableSource } from '../../ui/table/table-source.ts'

/** A hidden tab does not ask. */
const pollMs = 60_000
export const tasksKey = ['to-do-list'] as const
const firstPage = { page: 1, page_size: 25, scope: 'all' } as const

const isPage = (answer: HeaderTasks | ListOf<TaskLine>): answer is ListOf<TaskLine> => 'results' in answer

/** Late tasks and those of the next days, for the header. */
export const headerTasksQuery = queryOptions({
  queryKey: [...tasksKey, 'header'],
  queryFn: async ({ signal }): Promise<HeaderTasks> => {
    const answer = await call(tasksContract.list, { query: { ...firstPage, vue: 'header' } }, { signal })
    return isPage(answer) ? { to_do_list: [], to_do_overdue: answer.results } : answer
  },
  refetchInterval: pollMs,
  refetchIntervalInBackground: false,
})

/** The record tasks are about. */
export type About = { user: number } | { company: number } | { event: number }
export type Which = { tab: TaskTab; scope: TaskScope } & Partial<Record<'user' | 'company' | 'event', number>>

export async function fetchTasks(query: ListQuery, which: Which, signal: AbortSignal): Promise<ListOf<TaskLine>> {
  const answer = await call(tasksContract.list, { query: { ...query, ...which } }, { signal })
  return isPage(answer) ? answer : { results: answer.to_do_overdue, count: answer.to_do_overdue.length, page: 1, page_size: 25 }
}

/** Tasks as the table of a page reads them. */
export const tasksSource = (which: Which): TableSource<TaskLine> => ({
  queryKey: [...tasksKey, 'list', which],
  fetch: (query, signal) => fetchTasks(query, which, signal),
  exportAs: (query) => fetchFile(tasksContract.list, { query: { ...query, ...which } }),
})

export const taskQuery = (id: number) => apiQuery(tasksContract.get, { params: { id } }, { staleTime: 0 })

export const responsiblesQuery = () => apiQuery(tasksContract.responsibles, {}, { staleTime: 300_000 })

export const findContacts = async (q: string, signal: AbortSignal) =>
  (await call(tasksContract.choices, { query: { q } }, { signal })).users.map(({ id, full_name }) => ({ value: id, label: full_name }))
export const findCompanies = async (q: string, signal: AbortSignal) =>
  (await call(tasksContract.choices, { query: { q } }, { signal })).companies.map(({ id, name }) => ({ value: id, label: name }))
export const findEvents = async (q: string, signal: AbortSignal) =>
  (await call(tasksContract.choices, { query: { q } }, { signal })).events.map(({ id, title }) => ({ value: id, label: title }))

/** The fields travel inside `data`: what is refused of them is told on the fields themselves. */
async function onFields<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const details = error.details.map((issue) => ({ ...issue, field: issue.field.replace(/^data\./, '') }))
    throw new ApiError({ status: error.status, code: error.code, message: error.message, details, correlation_id: error.correlation_id })
  }
}

/** Does the same to several tasks, a request for each page of them; what each left is told together. */
export const actOnTasks = (ids: readonly number[], act: Omit<BulkTasks, 'ids'>): Promise<Outcome> =>
  actInParts(ids, bulkTasksLimit, (part) => call(bulkTasksContract.many, { body: { data: { ...act, ids: part } } }))

/** The numbers of all the tasks a list finds. */
export const idsOfTasks = ({ q, filters }: ListQuery, which: Which, signal: AbortSignal): Promise<number[]> =>
  everyId((page) => fetchTasks({ q, filters, ...page }, which, signal))

/** Writes a new task, or changes the one with this number. */
export const saveTask = (id: number | null, data: TaskFields): Promise<Task> =>
  onFields(id === null ? call(tasksContract.create, { body: { data } }) : call(tasksContract.change, { params: { id }, body: { data } }))

export const closeTask = (id: number, status: TaskStatus): Promise<Task> => call(tasksContract.change, { params: { id }, body: { status } })

export const removeNote = (id: number) => call(tasksContract.removeNote, { params: { id } })

export const notificationsQuery = apiQuery(tasksContract.notifications, {}, { refetchInterval: pollMs, refetchIntervalInBackground: false })

/** Marks as read those shown: up to the newest of them. */
export const readNotifications = (up_to: number) => call(tasksContract.readNotifications, { body: { up_to } })
