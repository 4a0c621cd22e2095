import { complaintsContract } from '@kxo/domain/help/complaints-contract'
import { complaintList } from '@kxo/domain/help/list'
import { registerWords as r } from '@kxo/domain/help/register-words'
import { complaintDelays } from '@kxo/domain/help/rules'
import { helpWords as w } from '@kxo/domain/help/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { Text } from '@mantine/core'
import { IconPlus, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useListAddress } from '../../../ui/table/list-address.ts'
import { saveRegister } from '../api.ts'
import { ComplaintDialog } from './complaint-dialog.tsx'

/** The quality register of the tenant (FOR-43, indicators 31 and 32). */
export function ComplaintsTab() {
  const { say, zone } = useLanguage()
  const [opened, setOpened] = useState<number | 'new' | null>(null)
  const [today] = useState(() => dayInZone(new Date(), zone))
  const [address] = useListAddress()
  const print = useAction({ mutationFn: () => saveRegister(address) })
  const add = (
    <Button size="sm" icon={<IconPlus size={16} />} aria-haspopup="dialog" onClick={() => setOpened('new')}>
      {say(w.addComplaint)}
    </Button>
  )
  return (
    <>
      <Text c="dimmed" fz="sm" mb="md">
        {say(w.complaintsHelp, { acknowledgement: complaintDelays.acknowledgement, answer: complaintDelays.answer })}
      </Text>
      <DataTable
        caption={w.tabComplaints}
        columns={useColumns(complaintList, {
          is_late: ({ is_late }) => <Badge tone={is_late ? 'danger' : 'success'}>{is_late ? w.late : w.inTime}</Badge>,
        })}
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
