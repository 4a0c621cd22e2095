import { ticketsAwaitedDays, ticketStateWords as w } from '@kxo/domain/documents/ticket-state'
import { adminEvent } from '@kxo/domain/events/paths'
import { type Registration, registrationsContract } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { Text } from '@mantine/core'
import { tableSource } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { registrationCells } from '../../registrations/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { sendTickets } from '../api.ts'

/** Confirmed places of the days to come whose ticket was never sent, and the act that sends it. */
export function UnsentTickets({ maySend }: { maySend: boolean }) {
  const { say } = useLanguage()
  const sending = useAction({
    mutationFn: (registrations: readonly number[] | undefined) => sendTickets(registrations),
    onSuccess: ({ sent }) => toast.success(say(w.leaving, { n: sent })),
  })
  return (
    <>
      <Text c="dimmed" mb="sm">
        {say(w.toSendHelp, { days: ticketsAwaitedDays })}
      </Text>
      <DataTable<Registration>
        caption={w.toSend}
        source={tableSource(registrationsContract.list, { query: { lacks_ticket: true } })}
        saved={useSavedColumns('unsent_tickets')}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name, event_title }) => `${last_name} ${first_name} – ${event_title}`}
        rowHref={({ event, id }) => `${adminEvent(event)}?tab=registrations&registration=${id}`}
        rowActions={({ id }) => (maySend ? [{ label: w.send, run: () => sending.mutate([id]) }] : [])}
        bulkActions={
          maySend
            ? [
                {
                  label: w.send,
                  disabled: sending.isPending,
                  run: (selection, clear) => sending.mutate(selection.all ? undefined : selection.ids.map(Number), { onSuccess: clear }),
                },
              ]
            : []
        }
        empty={{ sentence: say(w.noneToSend, { days: ticketsAwaitedDays }) }}
        columns={useColumns(registrationList, registrationCells, {
          only: ['last_name', 'company_name', 'event_title', 'start_date', 'status', 'mail'],
        })}
      />
    </>
  )
}
