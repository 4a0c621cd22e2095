import { type Checklist, checklistContract } from '@kxo/domain/tasks/checklists/checklist-contract'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'

export const checklistsQuery = () => apiQuery(checklistContract.list, {})
export const planQuery = (event: number, checklist: number) =>
  apiQuery(checklistContract.plan, { params: { id: event, checklist } }, { staleTime: 0 })

type Written = Pick<Checklist, 'name' | 'items'>
/** Writes a new list, or changes the one with this number. */
export const saveChecklist = (id: number | null, written: Written, version: number): Promise<Checklist> =>
  id === null
    ? call(checklistContract.create, { body: written })
    : call(checklistContract.change, { params: { id }, body: { ...written, version } })
export const removeChecklist = (id: number) => call(checklistContract.remove, { params: { id } })
export const applyChecklist = (event: number, checklist: number, todo_user_id: number) =>
  call(checklistContract.apply, { params: { id: event, checklist }, body: { todo_user_id } })
