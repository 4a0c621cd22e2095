import { requestList } from '@kxo/domain/help/list'
import { requestParameter } from '@kxo/domain/help/paths'
import { helpWords as w } from '@kxo/domain/help/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { Box, Flex } from '@mantine/core'
import { useState } from 'react'
import { Badge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { queueSource, requestsSource } from '../api.ts'
import { SupportThread } from './support-thread.tsx'

const numberIn = (text: string | undefined): number | null => (/^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null)

/** « Mes demandes », or the vendor's queue: the list, and the thread of the one the address names. */
export function RequestsTab({ isQueue }: { isQueue: boolean }) {
  const { say, locale } = useLanguage()
  const [search, change] = useAddress()
  const [open, setOpen] = useState(true)
  const columns = useColumns(
    requestList,
    {
      due_on: ({ is_late, due_on }) =>
        is_late ? <Badge tone="danger">{w.late}</Badge> : due_on ? formatDate(due_on, locale) : emptyPlaceholder,
    },
    { without: isQueue ? [] : ['tenant_name'], hidden: { due_on: !isQueue } },
  )
  const id = numberIn(search[requestParameter])
  const from = isQueue ? numberIn(search['tenant']) : null
  if (id !== null && (!isQueue || from !== null))
    return <SupportThread thread={{ id, tenant: from }} onBack={() => change({ [requestParameter]: undefined, tenant: undefined })} />
  return (
    <DataTable
      caption={isQueue ? w.tabQueue : w.tabRequests}
      columns={columns}
      source={isQueue ? queueSource(open) : requestsSource()}
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
