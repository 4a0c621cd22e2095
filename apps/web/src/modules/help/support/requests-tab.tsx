import type { SupportLine } from '@kxo/domain/help/contract'
import { helpContract as contract } from '@kxo/domain/help/contract'
import { requestParameter } from '@kxo/domain/help/paths'
import { supportKind, supportStatus } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { formatDate, formatDateTime } from '@kxo/domain/kernel/dates'
import { Box, Flex } from '@mantine/core'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { SupportThread } from './support-thread.tsx'

const keyOptions = <K extends string>(list: { keys: readonly K[]; labelOf: (key: K) => { fr: string; en: string } }) =>
  list.keys.map((key) => ({ value: key, label: list.labelOf(key) }))

function useColumns(isQueue: boolean): Column<SupportLine>[] {
  const { locale, zone } = useLanguage()
  const day = (text: string | null): string => (text ? formatDate(text, locale) : emptyPlaceholder)
  const instant = (at: Date | null): string => (at ? formatDateTime(at, locale, { zone }) : emptyPlaceholder)
  return [
    { key: 'subject', label: w.subject, cell: (row) => row.subject, sortable: true, filter: 'text', width: 280 },
    { key: 'id', label: w.number, cell: (row) => row.id, sortable: true, width: 80 },
    ...(isQueue ? [{ key: 'tenant_name', label: w.space, cell: (row: SupportLine) => row.tenant_name, sortable: true, width: 180 }] : []),
    {
      key: 'kind',
      label: w.kind,
      cell: (row) => <StatusBadge of={supportKind} is={row.kind} />,
      sortable: true,
      filter: keyOptions(supportKind),
      width: 140,
    },
    {
      key: 'status',
      label: w.state,
      cell: (row) => <StatusBadge of={supportStatus} is={row.status} />,
      sortable: true,
      filter: keyOptions(supportStatus),
      width: 130,
    },
    { key: 'created_at', label: w.askedOn, cell: (row) => instant(row.created_at), sortable: true, filter: 'day', width: 170 },
    { key: 'answered_at', label: w.answeredOn, cell: (row) => instant(row.answered_at), sortable: true, filter: 'day', width: 170 },
    {
      key: 'due_on',
      label: w.dueOn,
      cell: (row) => (row.is_late ? <Badge tone="danger">{w.late}</Badge> : day(row.due_on)),
      width: 150,
      hidden: !isQueue,
    },
  ]
}

const numberIn = (text: string | undefined): number | null => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null)

/** « Mes demandes », or the vendor's queue: the list, and the thread of the one the address names. */
export function RequestsTab({ isQueue }: { isQueue: boolean }) {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const [open, setOpen] = useState(true)
  const columns = useColumns(isQueue)
  const id = numberIn(search[requestParameter])
  const from = isQueue ? numberIn(search['tenant']) : null
  if (id !== null && (!isQueue || from !== null))
    return <SupportThread thread={{ id, tenant: from }} onBack={() => change({ [requestParameter]: undefined, tenant: undefined })} />
  return (
    <DataTable
      caption={isQueue ? w.tabQueue : w.tabRequests}
      columns={columns}
      source={isQueue ? tableSource(contract.queue, { query: { open } }) : tableSource(contract.requests, {})}
      rowKey={(row) => `${row.tenant} ${row.id}`}
      rowName={(row) => row.subject}
      onOpen={(row) => change({ [requestParameter]: String(row.id), tenant: isQueue ? String(row.tenant) : undefined }, { replace: false })}
      empty={{ sentence: w.noRequest }}
      toolbar={
        isQueue ? (
          <Flex component="label" display="inline-flex" gap="xs" align="center" mih={36} fz="sm">
            <Box
              component="input"
              w={18}
              h={18}
              style={{ accentColor: 'var(--k-accent-control)' }}
              type="checkbox"
              checked={open}
              onChange={(event) => setOpen(event.currentTarget.checked)}
            />
            {say(w.onlyOpen)}
          </Flex>
        ) : null
      }
    />
  )
}
