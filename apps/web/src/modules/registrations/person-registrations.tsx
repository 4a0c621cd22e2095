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

/** Every registration of a person, on their record. */
export default function PersonRegistrations({ id: userId }: { id: number }) {
  const { tenant } = useViewer()
  const { locale, zone } = useLanguage()
  return (
    <DataTable<Registration>
      caption={w.registrations}
      queryKey={[...registrationsKey(tenant.name), 'person', userId]}
      fetch={(query, signal) => call(contract.list, { params: { client: tenant.name }, query: { ...query, user: userId } }, { signal })}
      rowKey={({ id }) => id}
      rowName={({ event_title }) => event_title}
      rowHref={(row) => adminEvent(row.event)}
      searchable={false}
      empty={{ sentence: w.noRegistration }}
      columns={[
        { key: 'event_title', label: w.eventColumn, cell: (row) => row.event_title, sortable: true, width: 300 },
        {
          key: 'start_date',
          label: w.dates,
          cell: (row) => (row.start_date ? formatDate(row.start_date, locale, { zone }) : noValue),
          sortable: true,
          width: 140,
        },
        {
          key: 'status',
          label: w.status,
          cell: (row) => <StatusBadge of={registrationStatus} is={row.status} />,
          sortable: true,
          width: 180,
        },
        {
          key: 'created_at',
          label: w.registeredOn,
          cell: (row) => formatDate(row.created_at, locale, { zone }),
          sortable: true,
          width: 140,
        },
      ]}
    />
  )
}
