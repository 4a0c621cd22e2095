import type { BillGroup } from '@kxo/domain/payments/grouped/group-billables'
import type { BillableSource, Grouping } from '@kxo/domain/payments/grouped/grouped-choices'
import { type BillRun, groupedContract as contract, type RunMode } from '@kxo/domain/payments/grouped/grouped-contract'
import { call, fetchFile } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { downloadFile } from '../../../platform/download-file.ts'
import type { GroupedSearch } from './grouped-address.ts'

const number = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text))

/** What may be invoiced of what was chosen; read again each time it is looked at. */
export const billablesQuery = ({ from, to, event, company, entity, sources }: Omit<GroupedSearch, 'step' | 'grouping' | 'job'>) =>
  apiQuery(contract.billables, {
    query: {
      from,
      to,
      event: number(event),
      company: number(company),
      entity: number(entity),
      sources: sources?.split(',') as BillableSource[] | undefined,
    },
  })

/** A group with the order number typed for it. */
export type OrderedGroup = { group: BillGroup; order: string }
const wired = ({ group, order }: OrderedGroup) => ({
  rows: group.rows.map(({ key, fingerprint }) => ({ key, fingerprint })),
  ...(order !== '' && { purchase_order: order }),
})

export const fetchPreview = (grouping: Grouping, ordered: OrderedGroup) =>
  fetchFile(contract.preview, { body: { grouping, group: wired(ordered) } })
export const startRun = (mode: RunMode, grouping: Grouping, groups: readonly OrderedGroup[]) =>
  call(contract.run, { body: { mode, grouping, groups: groups.map(wired) } })

const isGoing = ({ status }: BillRun): boolean => status === 'running'
const followed = 1_000
/** A run; asked again every second while it goes on. */
export const runQuery = (id: number) =>
  apiQuery(contract.readRun, { params: { id } }, { refetchInterval: ({ state }) => (state.data && isGoing(state.data) ? followed : false) })
export const stopRun = (id: number) => call(contract.stopRun, { params: { id } })
export const saveReport = (id: number): Promise<void> => downloadFile(contract.report, { params: { id } })
