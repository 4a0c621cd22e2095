import { adminEvent } from '@kxo/domain/events/paths'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { registrationList } from '@kxo/domain/registrations/list'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import type { ReactNode } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { registrationCells } from './registration-cells.ts'

/** Registrations of a person, or of a company's people, on their record. */
export function RecordRegistrations({ about, act }: { about: { user: number } | { company: number }; act?: ReactNode }) {
  const saved = useSavedColumns('record_registrations')
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
      columns={useColumns(registrationList, registrationCells, {
        only: [...(isCompany ? (['last_name'] as const) : []), 'event_title', 'start_date', 'status', 'created_at'],
        hidden: { created_at: isCompany },
      })}
    />
  )
}
