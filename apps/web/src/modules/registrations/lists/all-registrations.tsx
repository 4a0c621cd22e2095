import { adminEvent } from '@kxo/domain/events/paths'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { detailWords } from '@kxo/domain/registrations/detail/detail-words'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useNavigate } from '@tanstack/react-router'
import { tableSource } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { ToggleChip } from '../../../ui/display/toggle-chip.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { useBulkRegistrations } from '../bulk/use-bulk-registrations.tsx'
import { useRegistrationActs } from './use-registration-acts.tsx'
import { useRegistrationColumns } from './use-registration-columns.tsx'

const shown = ['last_name', 'event_title', 'start_date', 'company_name', 'status', 'absence_reason', 'manual_status', 'created_at'] as const

/** The registrations of every event, by status (`?guest_status=`, its code) and by all the list filters on (A4). */
export default function AllRegistrations() {
  const { say } = useLanguage()
  const navigate = useNavigate()
  const [search, change] = useAddress()
  const mayFollow = may.follow(useViewer().actor)
  const { actsOn, open, dialogs } = useRegistrationActs()
  const status = registrationStatus.keys.find((known) => String(registrationStatus.codeOf(known)) === search['guest_status'])
  const bulk = useBulkRegistrations(undefined, status)
  return (
    <>
      <DataTable<Registration>
        key={status}
        caption={status ? registrationStatus.labelOf(status) : w.registrations}
        source={tableSource(contract.list, { query: status ? { status: [status] } : {} })}
        columns={useRegistrationColumns(shown)}
        saved={useSavedColumns('all_registrations')}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name, event_title }) => `${first_name} ${last_name}, ${event_title}`}
        onOpen={({ id }) => open(id)}
        rowActions={(row) => [
          { label: detailWords.open, run: () => open(row.id) },
          { label: w.openEvent, run: () => void navigate({ to: adminEvent(row.event), search: { tab: 'registrations' } }) },
          ...(mayFollow ? actsOn(row) : []),
        ]}
        bulkActions={mayFollow ? bulk.acts : []}
        toolbar={
          status ? (
            <ToggleChip isOn onClick={() => change({ guest_status: undefined, page: undefined })}>
              {say(registrationStatus.labelOf(status))}
            </ToggleChip>
          ) : null
        }
        empty={{ sentence: w.noRegistration }}
      />
      {dialogs}
      {bulk.dialog}
    </>
  )
}
