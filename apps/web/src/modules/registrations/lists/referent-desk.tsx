import { formatDate } from '@kxo/domain/kernel/dates'
import { registrationsContract as contract, type desks, type Registration } from '@kxo/domain/registrations/contract'
import { deskWords as d } from '@kxo/domain/registrations/desk-words'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { tableSource } from '../../../platform/api-query.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { receivedActs, teamActs } from '../deciding/decisions.ts'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { personColumn } from './person-column.ts'

type Desk = (typeof desks)[number]

/** What waits for a referent: the requests of their people, or the applications received on their company's offers. */
export function ReferentDesk({ desk }: { desk: Desk }) {
  const { say } = useLanguage()
  const { actsOn, dialog } = useDecisions(desk === 'team' ? teamActs : receivedActs)
  const columns = useColumns(desk)
  const saved = useSavedColumns(`${desk}_registrations`)
  return (
    <>
      {desk === 'team' ? <p>{say(d.requestsHelp)}</p> : null}
      <DataTable<Registration>
        caption={desk === 'team' ? w.tabRequests : w.registrations}
        source={tableSource(contract.list, { query: { desk } })}
        columns={columns}
        saved={saved}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name, event_title }) => `${first_name} ${last_name}, ${event_title}`}
        rowActions={actsOn}
        empty={{ sentence: desk === 'team' ? d.noRequest : d.noneReceived }}
      />
      {dialog}
    </>
  )
}

function useColumns(desk: Desk): Column<Registration>[] {
  const { locale, zone } = useLanguage()
  const day = (at: Date | null) => (at ? formatDate(at, locale, { zone }) : emptyPlaceholder)
  const received: Column<Registration>[] = [
    {
      key: 'status',
      label: w.status,
      cell: (row) => <StatusBadge of={registrationStatus} is={row.status} />,
      sortable: true,
      filter: optionsOf(registrationStatus),
      width: 170,
    },
    { key: 'end_reason', label: d.comment, cell: (row) => row.end_reason ?? emptyPlaceholder, width: 220 },
  ]
  return [
    personColumn,
    { key: 'event_title', label: w.eventColumn, cell: (row) => row.event_title, sortable: true, filter: 'text', width: 280 },
    ...(desk === 'team'
      ? [{ key: 'start_date', label: w.dates, cell: (row: Registration) => day(row.start_date), sortable: true, width: 130 }]
      : []),
    { key: 'created_at', label: w.registeredOn, cell: (row) => day(row.created_at), sortable: true, filter: 'day', width: 120 },
    ...(desk === 'received' ? received : []),
  ]
}
