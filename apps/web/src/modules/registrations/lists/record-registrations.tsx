import { adminEvent } from '@kxo/domain/events/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import type { ReactNode } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { personColumn } from './person-column.ts'

/** Registrations of a person, or of a company's people, on their record. */
export function RecordRegistrations({ about, act }: { about: { user: number } | { company: number }; act?: ReactNode }) {
  const { locale, zone } = useLanguage()
  const saved = useSavedColumns('record_registrations')
  const day = (at: Date | null) => (at ? formatDate(at, locale, { zone }) : emptyPlaceholder)
  const isCompany = 'company' in about
  return (
    <DataTable<Registration>
      caption={w.registrations}
      source={tableSource(contract.list, { query: about })}
      saved={saved}
      rowKey={({ id }) => id}
      rowName={({ first_name, last_name, event_title }) => (isCompany ? `${last_name} ${first_name} – ${event_title}` : event_title)}
      rowHref={(row) => adminEvent(row.event)}
      searchable={isCompany}
      toolbar={act}
      empty={{ sentence: w.noRegistration, act }}
      columns={[
        ...(isCompany ? [personColumn] : []),
        { key: 'event_title', label: w.eventColumn, cell: (row) => row.event_title, sortable: true, filter: 'text', width: 280 },
        { key: 'start_date', label: w.dates, cell: (row) => day(row.start_date), sortable: true, filter: 'day', width: 140 },
        {
          key: 'status',
          label: w.status,
          cell: (row) => <StatusBadge of={registrationStatus} is={row.status} />,
          sortable: true,
          filter: optionsOf(registrationStatus),
          width: 180,
        },
        {
          key: 'created_at',
          label: w.registeredOn,
          cell: (row) => day(row.created_at),
          sortable: true,
          filter: 'day',
          width: 140,
          hidden: isCompany,
        },
      ]}
    />
  )
}
