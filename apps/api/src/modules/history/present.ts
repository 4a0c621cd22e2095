import type { ConsentLine, DataRequestLine, TraceLine, WorkLine } from '@kxo/domain/history/contract'
import { changesOf } from '@kxo/domain/history/rules'
import type { Language } from '@kxo/domain/kernel/language'
import { presentWork } from '../../platform/work/works.ts'
import type { selectConsents, selectDataRequests, selectWorks, TraceRow } from './queries.ts'

type RowOf<Select extends (db: never) => { executeTakeFirstOrThrow: () => Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Select>['executeTakeFirstOrThrow']>
>

export const presentTrace = ({
  change,
  at,
  source,
  tenant_id: _tenant,
  request_id: _request,
  acting_admin_id: _admin,
  ...row
}: TraceRow): TraceLine => ({
  ...row,
  at: new Date(at),
  // The verb that writes it draws from the closed list.
  source: source as TraceLine['source'],
  changes: changesOf(change, row.subject),
})

export const presentConsent = ({ at, user_name, ...row }: RowOf<typeof selectConsents>): ConsentLine => ({
  id: row.id,
  at: new Date(at),
  user_id: row.user_id,
  user_name: user_name ?? '',
  channel: row.channel,
  is_given: row.is_given,
  wording: row.wording,
  source: row.source,
})

export const presentDataRequest = (row: RowOf<typeof selectDataRequests>, today: string): DataRequestLine => ({
  id: row.id,
  user_id: row.user_id,
  user_name: row.user_name ?? '',
  kind: row.kind as DataRequestLine['kind'], // the column is checked
  status: row.status as DataRequestLine['status'], // the column is checked
  asked_at: new Date(row.asked_at),
  asked_by_name: row.asked_by_name,
  due_on: row.due_on,
  done_at: row.done_at === null ? null : new Date(row.done_at),
  is_late: row.status === 'asked' && row.due_on < today,
})

export const presentWorkLine = ({ created_by_name, ...work }: RowOf<typeof selectWorks>, language: Language): WorkLine => ({
  ...presentWork(work, language),
  created_by_name,
})

/** What changed, one field a line, as an exported file tells it. */
export const textOfChanges = (changes: readonly { field: string; before: string | null; after: string | null }[]): string =>
  changes.map(({ field, before, after }) => `${field}: ${before ?? ''} → ${after ?? ''}`).join('\n')
