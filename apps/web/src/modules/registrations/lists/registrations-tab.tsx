import { adminContact } from '@kxo/domain/contacts/paths'
import { formatDate } from '@kxo/domain/kernel/dates'
import { registrationsContract as contract, type Registration } from '@kxo/domain/registrations/contract'
import { funderStatus } from '@kxo/domain/registrations/funder-status'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useState } from 'react'
import { tableSource } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { optionsOf } from '../../../ui/fields/options.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { RecordSheet, useHasFields, useWordedColumns } from '../../fields/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'
import { remind } from '../admin-api.ts'
import { offeredActs, remindable } from '../deciding/decisions.ts'
import { FundingDialog } from '../deciding/funding-dialog.tsx'
import { StatusChips } from '../deciding/status-chips.tsx'
import { useDecisions } from '../deciding/use-decisions.tsx'
import { RegisterDialog } from '../registering/register-dialog.tsx'
import { personColumn } from './person-column.ts'

/** The registrations of an event: counters by status, list, acts. */
export default function RegistrationsTab({ event: { id: eventId } }: { event: { id: number } }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const saved = useSavedColumns('registrations')
  const [search, change] = useAddress()
  const [funded, setFunded] = useState<Registration | null>(null)
  const [detailed, setDetailed] = useState<Registration | null>(null)
  const hasFields = useHasFields('Guest')
  const [isRegistering, setRegistering] = useState(false)
  const columns = useColumns()
  const status = registrationStatus.keys.find((known) => known === search['status'])
  const mayFollow = may.follow(actor)
  const narrowed = { event: eventId, ...(status ? { status: [status] } : {}) }

  const decisions = useDecisions(offeredActs)
  const actsOn = (registration: Registration) => [
    ...decisions.actsOn(registration),
    { label: w.followFunding, run: () => setFunded(registration) },
    ...(hasFields ? [{ label: w.fields, run: () => setDetailed(registration) }] : []),
    ...(remindable.includes(registration.status)
      ? [{ label: w.remind, run: () => void remind(registration.id).then(() => toast.success(w.reminded), toast.failure) }]
      : []),
  ]
  return (
    <>
      <StatusChips eventId={eventId} chosen={status} onChoose={(next) => change({ status: next, page: undefined })} />
      <DataTable<Registration>
        caption={status ? registrationStatus.labelOf(status) : w.everyStatus}
        source={tableSource(contract.list, { query: narrowed })}
        saved={saved}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ first_name, last_name }) => `${first_name} ${last_name}`}
        rowHref={({ user }) => adminContact(user)}
        rowActions={(row) => (mayFollow ? actsOn(row) : [])}
        empty={{
          sentence: w.noRegistration,
          act: mayFollow ? (
            <Button aria-haspopup="dialog" onClick={() => setRegistering(true)}>
              {say(w.register)}
            </Button>
          ) : null,
        }}
      />
      {decisions.dialog}
      {funded ? <FundingDialog registration={funded} onClose={() => setFunded(null)} /> : null}
      {detailed ? (
        <Dialog opened onClose={() => setDetailed(null)} title={`${detailed.first_name} ${detailed.last_name}`} width={800}>
          <RecordSheet morph="Guest" id={detailed.id} />
        </Dialog>
      ) : null}
      {isRegistering ? <RegisterDialog eventId={eventId} onClose={() => setRegistering(false)} /> : null}
    </>
  )
}

function useColumns(): Column<Registration>[] {
  const { locale, say, zone } = useLanguage()
  return useWordedColumns('Guest', [
    { ...personColumn, width: 220 },
    {
      key: 'company_name',
      label: w.company,
      cell: (row) => row.company_name ?? emptyPlaceholder,
      sortable: true,
      filter: 'text',
      width: 180,
    },
    {
      key: 'status',
      label: w.status,
      cell: (row) => (
        <>
          <StatusBadge of={registrationStatus} is={row.status} />
          {row.status === 'invited' && row.seen_at ? <small> {say(w.seenOn, { date: row.seen_at })}</small> : null}
        </>
      ),
      sortable: true,
      filter: optionsOf(registrationStatus),
      width: 180,
    },
    {
      key: 'manual_status',
      label: w.funding,
      cell: (row) => (row.manual_status ? <StatusBadge of={funderStatus} is={row.manual_status} /> : emptyPlaceholder),
      filter: optionsOf(funderStatus),
      width: 180,
    },
    { key: 'mail', label: w.mail, cell: (row) => row.mail, filter: 'text', width: 220 },
    {
      key: 'created_at',
      label: w.registeredOn,
      cell: (row) => formatDate(row.created_at, locale, { zone }),
      sortable: true,
      filter: 'day',
      width: 120,
    },
  ])
}
