import type { Complaint } from '@kxo/domain/help/complaints-contract'
import { complaintsContract } from '@kxo/domain/help/complaints-contract'
import { registerWords as r } from '@kxo/domain/help/register-words'
import { complaintDelays } from '@kxo/domain/help/rules'
import { complaintGravity } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useListAddress } from '../../../ui/table/list-address.ts'
import { saveRegister } from '../api.ts'
import style from '../help.module.css'
import { ComplaintDialog } from './complaint-dialog.tsx'

function useColumns(): Column<Complaint>[] {
  const { locale } = useLanguage()
  const day = (text: string | null): string => (text ? formatDate(text, locale) : emptyPlaceholder)
  return [
    { key: 'person', label: w.person, cell: (row) => row.person, sortable: true, filter: 'text', width: 180 },
    { key: 'received_on', label: w.receivedOn, cell: (row) => day(row.received_on), sortable: true, filter: 'day', width: 120 },
    {
      key: 'is_late',
      label: w.deadline,
      cell: (row) => <Badge tone={row.is_late ? 'danger' : 'success'}>{row.is_late ? w.late : w.inTime}</Badge>,
      width: 140,
    },
    { key: 'category', label: w.category, cell: (row) => row.category, sortable: true, filter: 'text', width: 150 },
    {
      key: 'gravity',
      label: w.gravity,
      cell: (row) => <StatusBadge of={complaintGravity} is={row.gravity} />,
      sortable: true,
      filter: complaintGravity.keys.map((key) => ({ value: key, label: complaintGravity.labelOf(key) })),
      width: 120,
    },
    { key: 'answer_due', label: w.answerDue, cell: (row) => day(row.answer_due), width: 150 },
    { key: 'closed_on', label: w.closedOn, cell: (row) => day(row.closed_on), sortable: true, filter: 'day', width: 120 },
    {
      key: 'event_title',
      label: w.event,
      cell: (row) => row.event_title ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 200,
      hidden: true,
    },
    {
      key: 'owner_name',
      label: w.owner,
      cell: (row) => row.owner_name ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 160,
      hidden: true,
    },
    { key: 'channel', label: w.channel, cell: (row) => row.channel, sortable: true, filter: 'text', width: 120, hidden: true },
    { key: 'acknowledged_on', label: w.acknowledgedOn, cell: (row) => day(row.acknowledged_on), sortable: true, width: 150, hidden: true },
  ]
}

/** The quality register of the tenant (FOR-43, indicators 31 and 32). */
export function ComplaintsTab() {
  const { say, zone } = useLanguage()
  const [opened, setOpened] = useState<number | 'new' | null>(null)
  const [today] = useState(() => dayInZone(new Date(), zone))
  const [address] = useListAddress()
  const print = useMutation({ mutationFn: () => saveRegister(address), onError: toast.failure })
  const add = (
    <Button size="sm" icon={<IconPlus size={16} />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
      {say(w.addComplaint)}
    </Button>
  )
  return (
    <>
      <p className={`${style['muted']} ${style['above']}`}>
        {say(w.complaintsHelp, { acknowledgement: complaintDelays.acknowledgement, answer: complaintDelays.answer })}
      </p>
      <DataTable
        caption={w.tabComplaints}
        columns={useColumns()}
        source={tableSource(complaintsContract.complaints, {})}
        rowKey={({ id }) => id}
        rowName={({ person }) => person}
        onOpen={({ id }) => setOpened(id)}
        empty={{ sentence: say(w.noComplaint, { day: today }), act: add }}
        toolbar={
          <>
            {add}
            <Button size="sm" variant="default" icon={<IconPrinter size={16} />} loading={print.isPending} onClick={() => print.mutate()}>
              {say(r.print)}
            </Button>
          </>
        }
      />
      {opened === null ? null : <ComplaintDialog key={opened} id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
