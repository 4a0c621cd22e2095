import { adminEvent } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { call } from '../../app/api-client.ts'
import { useViewer } from '../../app/viewer.ts'
import { StatusBadge } from '../../ui/badge.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { noValue } from '../../ui/no-value.ts'
import { registrationsKey } from './api.ts'

/** Registrations of a company's people, on its record. */
export default function CompanyRegistrations({ id: company }: { id: number }) {
  const { tenant } = useViewer()
  const { locale, zone } = useLanguage()
  return (
    <DataTable<Registration>
      caption={w.registrations}
      queryKey={[...registrationsKey(tenant.name), 'company', company]}
      fetch={(query, signal) => call(contract.list, { params: { client: tenant.name }, query: { ...query, company } }, { signal })}
      rowKey={({ id }) => id}
      rowName={({ first_name, last_name, event_title }) => `${last_name} ${first_name} – ${event_title}`}
      rowHref={(row) => adminEvent(row.event)}
      empty={{ sentence: w.noRegistration }}
      columns={[
        { key: 'last_name', label: w.lastName, cell: (row) => `${row.last_name} ${row.first_name}`, sortable: true, width: 200 },
        { key: 'event_title', label: w.eventColumn, cell: (row) => row.event_title, sortable: true, width: 280 },
        {
          key: 'start_date',
          label: w.dates,
          cell: (row) => (row.start_date ? formatDate(row.start_date, locale, { zone }) : noValue),
          sortable: true,
          width: 130,
        },
        {
          key: 'status',
          label: w.status,
          cell: (row) => <StatusBadge of={registrationStatus} is={row.status} />,
          sortable: true,
          width: 170,
        },
      ]}
    />
  )
}
