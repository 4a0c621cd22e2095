import { adminContact } from '@kxo/domain/contacts/paths'
import { type ConsentLine, type DataRequestLine, dataRequestStatuses, historyContract } from '@kxo/domain/history/contract'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDate, formatDateTime } from '@kxo/domain/kernel/dates'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { consentLabels, consentSourceLabels } from '@kxo/domain/traces/consent'
import { tableSource } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Period, usePeriod } from '../period.tsx'

const tones = { asked: 'warning', done: 'success', refused: 'neutral', failed: 'danger' } as const

/** What people agreed to or refused, with the words they read (PRV-03). */
export function ConsentsList() {
  const { say, locale, zone } = useLanguage()
  const days = usePeriod()
  const labelIn = (list: Readonly<Record<string, Sentence>>, key: string): string => (list[key] ? say(list[key]) : key)
  const columns: Column<ConsentLine>[] = [
    { key: 'user_name', label: w.person, sortable: true, filter: 'text', width: 200, cell: ({ user_name }) => user_name },
    { key: 'at', label: w.date, sortable: true, filter: 'day', width: 160, cell: ({ at }) => formatDateTime(at, locale, { zone }) },
    {
      key: 'channel',
      label: w.channel,
      sortable: true,
      width: 180,
      filter: Object.entries(consentLabels).map(([value, label]) => ({ value, label })),
      cell: ({ channel }) => labelIn(consentLabels, channel),
    },
    {
      key: 'is_given',
      label: w.answer,
      filter: 'flag',
      width: 120,
      cell: ({ is_given }) => <Badge tone={is_given ? 'success' : 'neutral'}>{say(is_given ? w.given : w.withdrawn)}</Badge>,
    },
    { key: 'wording', label: w.wording, width: 420, cell: ({ wording }) => wording },
    {
      key: 'source',
      label: w.source,
      width: 170,
      filter: Object.entries(consentSourceLabels).map(([value, label]) => ({ value, label })),
      cell: ({ source }) => labelIn(consentSourceLabels, source),
    },
  ]
  return (
    <DataTable
      caption={w.tabConsents}
      columns={columns}
      source={tableSource(historyContract.consents, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ user_name }) => user_name}
      rowHref={({ user_id }) => adminContact(user_id)}
      defaults={{ sort: '-at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noConsent }}
    />
  )
}

/** Access and erasure people asked for, due within a month (PRV-20). */
export function DataRequestsList() {
  const { say, locale, zone } = useLanguage()
  const days = usePeriod()
  const columns: Column<DataRequestLine>[] = [
    { key: 'user_name', label: w.person, sortable: true, filter: 'text', width: 200, cell: ({ user_name }) => user_name },
    {
      key: 'kind',
      label: w.request,
      width: 180,
      filter: [
        { value: 'export', label: w.requestExport },
        { value: 'erasure', label: w.requestErasure },
      ],
      cell: ({ kind }) => say(kind === 'export' ? w.requestExport : w.requestErasure),
    },
    {
      key: 'status',
      label: w.status,
      width: 140,
      filter: dataRequestStatuses.map((value) => ({ value, label: w[value] })),
      cell: ({ status, is_late }) => <Badge tone={is_late ? 'danger' : tones[status]}>{say(is_late ? w.late : w[status])}</Badge>,
    },
    { key: 'asked_at', label: w.askedOn, sortable: true, width: 160, cell: ({ asked_at }) => formatDateTime(asked_at, locale, { zone }) },
    { key: 'asked_by_name', label: w.askedBy, width: 180, cell: ({ asked_by_name }) => asked_by_name ?? emptyPlaceholder },
    { key: 'due_on', label: w.dueOn, sortable: true, width: 150, cell: ({ due_on }) => formatDate(due_on, locale) },
    {
      key: 'done_at',
      label: w.doneOn,
      width: 160,
      cell: ({ done_at }) => (done_at ? formatDateTime(done_at, locale, { zone }) : emptyPlaceholder),
    },
  ]
  return (
    <DataTable
      caption={w.tabRights}
      columns={columns}
      source={tableSource(historyContract.dataRequests, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ user_name }) => user_name}
      rowHref={({ user_id }) => adminContact(user_id)}
      defaults={{ sort: '-asked_at' }}
      toolbar={<Period />}
      empty={{ sentence: w.noRequest }}
    />
  )
}
